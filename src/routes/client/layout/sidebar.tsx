import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { company } from '@/company'
import { paths } from '@/paths'
import { endSession } from '@/session/session'
import { Button } from '@/ui/button'
import { LanguageSelect } from '@/ui/language-select'
import { Logo } from '@/ui/logo'

import { AreaLinks, type Role } from './area-links'

import styles from './sidebar.module.css'

/** The way through the signed-in area; on small screens a menu that slides in (section 2). */
export function Sidebar({ name, role }: { name: string | undefined; role: Role }) {
  const { t } = useTranslation(['client', 'common'])
  const [isOpen, setOpen] = useState(false)
  const menuId = useId()
  const close = () => setOpen(false)
  return (
    // The menu goes when it is left, by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header
      className={styles.sidebar}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <div className={styles.head}>
        <Link className={styles.logo} to={paths.home} aria-label={t('common:home')}>
          <Logo />
          {company.brand}
        </Link>
        <Button
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('menu')}
        </Button>
      </div>
      <div id={menuId} className={`${styles.menu} ${isOpen ? styles.open : ''}`}>
        <p className={styles.welcome}>{name ? t('welcomeName', { name }) : t('welcome')}</p>
        <nav aria-label={t('area')}>
          <AreaLinks role={role} onFollow={close} />
        </nav>
        <div className={styles.foot}>
          <LanguageSelect />
          <Button onClick={endSession}>{t('common:signOut')}</Button>
        </div>
      </div>
    </header>
  )
}
