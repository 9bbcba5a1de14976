import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { company } from '@/company'
import { paths } from '@/paths'
import { endSession } from '@/session/session'
import { Button } from '@/ui/button'
import { LanguageSelect } from '@/ui/language-select'
import { RoomLink } from '@/ui/room-link'

import styles from './sidebar.module.css'

/** The rooms of the signed-in area; a menu on small screens (section 2). */
export function Sidebar({ name }: { name: string | undefined }) {
  const { t } = useTranslation(['client', 'common'])
  const [open, setOpen] = useState(false)
  const menuId = useId()
  return (
    <header className={styles['sidebar']}>
      <div className={styles['head']}>
        <Link className={styles['logo']} to={paths.home} aria-label={t('common:home')}>
          <img src="/icon.svg" alt="" width={28} height={28} />
          {company.brand}
        </Link>
        <Button
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
        >
          {t('menu')}
        </Button>
      </div>
      <div id={menuId} className={`${styles['menu']} ${open ? styles['open'] : ''}`}>
        <p className={styles['welcome']}>{name ? t('welcomeName', { name }) : t('welcome')}</p>
        <nav className={styles['links']} aria-label={t('area')}>
          <RoomLink to={paths.client} onClick={() => setOpen(false)}>
            {t('myReservations')}
          </RoomLink>
          <Link to={paths.vehicles}>{t('common:vehicles')}</Link>
        </nav>
        <LanguageSelect />
        <Button className={styles['signOut']} onClick={endSession}>
          {t('common:signOut')}
        </Button>
      </div>
    </header>
  )
}
