import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom'

import { company } from '@/company'
import { languageOfPath, paths } from '@/paths'
import { useSession } from '@/session/session'
import { LanguageSelect } from '@/ui/language-select'
import { Logo } from '@/ui/logo'

import styles from './header.module.css'

export function Header() {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // An address such as /de would contradict the chosen language.
  const leaveLanguage = () => {
    if (languageOfPath(pathname)) void navigate(paths.home, { replace: true, preventScrollReset: true })
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={paths.home} aria-label={t('home')}>
          <Logo />
          {company.brand}
        </Link>
        <nav className={styles.links} aria-label={t('mainNavigation')}>
          <NavLink end to={paths.vehicles}>
            {t('vehicles')}
          </NavLink>
          <Link to={paths.client}>{t('myReservations')}</Link>
          <Link to={paths.about}>{t('aboutUs')}</Link>
          <Link to={paths.contact}>{t('contact')}</Link>
          <NavLink end to={paths.legal('general-terms')}>
            {t('rentalTerms')}
          </NavLink>
        </nav>
        <div className={styles.tools}>
          <LanguageSelect onChosen={leaveLanguage} />
          <Link className={styles.account} to={session ? paths.client : paths.auth}>
            {session ? t('myAccount') : t('signIn')}
          </Link>
        </div>
      </div>
    </header>
  )
}
