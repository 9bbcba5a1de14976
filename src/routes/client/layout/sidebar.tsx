import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'

import type { List } from '@/api/fields'
import { reservationsQuery, type AnyReservation } from '@/api/reservations'
import { company } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { awaitsConfirmation } from '@/rental/status'
import { ChangedCount } from '@/reservations/changed-count'
import { endSession } from '@/session/sign-in'
import { Button } from '@/ui/button'
import { LanguageSelect } from '@/ui/language-select'
import { Cluster, Stack } from '@/ui/layout'
import { Logo } from '@/ui/logo'
import { useMenu } from '@/ui/use-menu'

import styles from './sidebar.module.css'

/** The role that decides the links; while it is unknown, the client's links are shown. */
type Role = 'unknown' | 'client' | 'administrator'

/** The navigation of the signed-in area; on small screens a menu that slides in. */
export function Sidebar({ name, role }: { name: string | undefined; role: Role }) {
  const { t } = useTranslation(['client', 'common'])
  const { isOpen, close, menuId, button, frame } = useMenu()
  return (
    <header className={styles.sidebar} {...frame}>
      <Cluster spread className={styles.head}>
        <Link className={styles.logo} to={paths.home} aria-label={t('common:home')}>
          <Logo />
          {company.brand}
        </Link>
        <Button className={styles.toggle} {...button}>
          {t('common:menu')}
        </Button>
      </Cluster>
      <Stack id={menuId} gap={5} className={`${styles.menu} ${isOpen ? styles.open : ''}`}>
        <p className={styles.welcome}>{name ? t('welcomeName', { name }) : t('welcome')}</p>
        <nav aria-label={t('area')}>
          <AreaLinks role={role} onFollow={close} />
        </nav>
        <Stack gap={3} className={styles.foot}>
          <LanguageSelect />
          <Button onClick={endSession}>{t('common:signOut')}</Button>
        </Stack>
      </Stack>
    </header>
  )
}

function AreaLinks({ role, onFollow }: { role: Role; onFollow: () => void }) {
  const { t } = useTranslation('client')
  const link = (to: string, text: string) => (
    <NavLink end to={to} onClick={onFollow}>
      {text}
    </NavLink>
  )
  return (
    <Stack as="ul" gap={1} className={styles.links}>
      {role === 'administrator' && (
        <>
          <li>
            {link(paths.allReservations, t('links.allReservations'))}
            <WaitingCount />
          </li>
          <li>{link(paths.allVehicles, t('links.allVehicles'))}</li>
          <li>{link(paths.users, t('links.users'))}</li>
        </>
      )}
      {role !== 'administrator' && (
        <li>
          {link(paths.client, t('myReservations'))}
          <ChangedCount className={styles.count} />
        </li>
      )}
      <li>{link(paths.vehicleControl, t('links.vehicleControl'))}</li>
      <li>{link(paths.settings, t('links.settings'))}</li>
      <li>{link(paths.vehicles, t('links.bookCar'))}</li>
    </Stack>
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

const countWaiting = ({ rows }: List<AnyReservation>): number => {
  let count = 0
  for (const reservation of rows) if (awaitsConfirmation(reservation)) count += 1
  return count
}
