import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import { company } from '@/company'
import { languageOfPath, paths } from '@/paths'
import { useSession } from '@/session/session'
import { LanguageSelect } from '@/ui/language-select'
import { Logo } from '@/ui/logo'
import { RoomLink } from '@/ui/room-link'

import styles from './header.module.css'

/** The public header (section 2, D18). */
export function Header() {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // An address such as /de would no longer be true.
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
          <RoomLink to={paths.vehicles}>{t('vehicles')}</RoomLink>
          <Link to={paths.client}>{t('myReservations')}</Link>
          <Link to={paths.about}>{t('aboutUs')}</Link>
          <Link to={paths.contact}>{t('contact')}</Link>
          <RoomLink to={paths.legal('general-terms')}>{t('rentalTerms')}</RoomLink>
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
