import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'

import type { List } from '@/api/fields'
import { reservationsQuery, type AnyReservation } from '@/api/reservations'
import type { User } from '@/api/users'
import { company } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { lastKnownDeskDay } from '@/offline/last-known-reservations'
import { paths } from '@/paths'
import { awaitsConfirmation } from '@/rental/status'
import { ChangedCount } from '@/reservations/changed-count'
import { endSession } from '@/session/sign-in'
import { isAdministrator } from '@/session/use-current-user'
import { Button } from '@/ui/button'
import { LanguageSelect } from '@/ui/language-select'
import { Cluster, Stack } from '@/ui/layout'
import { Logo } from '@/ui/logo'
import { useMenu } from '@/ui/use-menu'

import styles from './sidebar.module.css'

const link = (to: string, text: string) => (
  <NavLink end to={to}>
    {text}
  </NavLink>
)

interface SidebarProps {
  user: User | undefined
  /** Opens the administrator's search over everything. */
  onSearch: () => void
}

/** The navigation of the signed-in area; on small screens a menu that slides in. Shows a client's links until the role is known. */
export function Sidebar({ user, onSearch }: SidebarProps) {
  const { t } = useTranslation(['client', 'common'])
  const { isOpen, menuId, button, frame } = useMenu()
  const name = user?.fullName
  return (
    <header className={styles.sidebar} {...frame}>
      <Cluster spread className={styles.head}>
        <Link className={styles.logo} to={paths.home} aria-label={t('common:home')}>
          <Logo />
          {company.brand}
        </Link>
        {isAdministrator(user) && (
          <Button
            className={styles.search}
            aria-label={t('links.search')}
            title={t('links.search')}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onSearch}
          >
            <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
              <path d="M12 12l4 4M13 7.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0z" />
            </svg>
          </Button>
        )}
        <Button className={styles.toggle} {...button}>
          {t('common:menu')}
        </Button>
      </Cluster>
      <Stack id={menuId} gap={4} className={`${styles.menu} ${isOpen ? styles.open : ''}`}>
        <p className={`small ${styles.welcome}`}>{name ? t('welcomeName', { name }) : t('welcome')}</p>
        <nav aria-label={t('area')}>
          <Stack as="ul" gap={1} className={styles.links}>
            {isAdministrator(user) ? (
              <>
                <li>{link(paths.today, t('links.today'))}</li>
                <li>
                  {link(paths.allReservations, t('links.allReservations'))}
                  <WaitingCount />
                </li>
                <li>{link(paths.allVehicles, t('links.allVehicles'))}</li>
                <li>{link(paths.users, t('links.users'))}</li>
                <li>{link(paths.figures, t('links.figures'))}</li>
              </>
            ) : (
              <>
                {/* Without a connection the role is unknown, but the day at the desk stays readable. */}
                {!user && lastKnownDeskDay() && <li>{link(paths.today, t('links.today'))}</li>}
                <li>
                  {link(paths.client, t('myReservations'))}
                  <ChangedCount className={styles.count} />
                </li>
              </>
            )}
            <li>{link(paths.vehicleControl, t('links.vehicleControl'))}</li>
            <li>{link(paths.settings, t('links.settings'))}</li>
            <li>{link(paths.vehicles, t('links.bookCar'))}</li>
          </Stack>
        </nav>
        <Stack gap={3} className={styles.foot}>
          <LanguageSelect />
          <Button onClick={endSession}>{t('common:signOut')}</Button>
        </Stack>
      </Stack>
    </header>
  )
}

function WaitingCount() {
  const { t } = useTranslation('client')
  const { figure } = useFormats()
  const { data: count } = useQuery({ ...reservationsQuery(), select: countWaiting })
  if (!count) return null
  return (
    <span className={styles.count}>
      <span>{figure(count)}</span>
      <span className="visually-hidden"> {t('links.waiting')}</span>
    </span>
  )
}

const countWaiting = ({ rows }: List<AnyReservation>): number => rows.filter(awaitsConfirmation).length
