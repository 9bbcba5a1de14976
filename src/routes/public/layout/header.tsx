import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom'

import { company } from '@/company/company'
import { isLandingPath, languageOfPath, paths } from '@/paths'
import { ChangedCount } from '@/reservations/changed-count'
import { useSession } from '@/session/session'
import { Button, ButtonLink } from '@/ui/button'
import { LanguageSelect } from '@/ui/language-select'
import { Cluster } from '@/ui/layout'
import { Logo } from '@/ui/logo'
import { useAfterHydration } from '@/ui/use-after-hydration'
import { useMenu } from '@/ui/use-menu'

import styles from './header.module.css'

/** The header of the public pages; on a phone the links and the language are in a menu. */
export function Header() {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { isOpen, menuId, button, frame } = useMenu()
  const isLanding = isLandingPath(pathname)
  // The links keep the days chosen on the landing page, which was prerendered without them.
  const days = useAfterHydration(isLanding && /\b(from|to)=\d/.test(search) ? search : '', '')
  const landing = paths.home + days
  // A booking or a deposit may have been begun on these pages: the sign-in leads back to it.
  const signInReturnsHere =
    days !== '' || [paths.vehicles, paths.deposit].some((page) => pathname.startsWith(page))
  // An address such as /de would contradict the chosen language.
  const leaveLanguagePath = () => {
    if (languageOfPath(pathname))
      void navigate({ pathname: paths.home, search, hash }, { replace: true, preventScrollReset: true })
  }
  return (
    <header className="ink" {...frame}>
      <Cluster className={styles.bar}>
        <Link className={styles.logo} to={landing} aria-label={t('home')}>
          <Logo />
          {company.brand}
        </Link>
        <Button className={styles.toggle} {...button}>
          {t('menu')}
        </Button>
        <div id={menuId} className={`${styles.menu} ${isOpen ? styles.open : ''}`}>
          <nav className={styles.links} aria-label={t('mainNavigation')}>
            <NavLink end to={paths.vehicles + days}>
              {t('vehicles')}
            </NavLink>
            <Link to={paths.client}>
              {t('myReservations')}
              <ChangedCount className={styles.count} />
            </Link>
            <Link to={`${landing}#about`}>{t('aboutUs')}</Link>
            <Link to={`${landing}#contact`}>{t('contact')}</Link>
            <NavLink end to={paths.legal('general-terms')}>
              {t('rentalTerms')}
            </NavLink>
          </nav>
          <LanguageSelect onChoose={leaveLanguagePath} />
        </div>
        <ButtonLink
          className={styles.account}
          to={session ? paths.client : paths.authThen(signInReturnsHere ? pathname + search : undefined)}
        >
          {session ? t('myAccount') : t('signIn')}
        </ButtonLink>
      </Cluster>
    </header>
  )
}
