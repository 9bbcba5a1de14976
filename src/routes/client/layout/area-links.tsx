import { useTranslation } from 'react-i18next'

import { paths } from '@/paths'
import { RoomLink } from '@/ui/room-link'

import { WaitingCount } from './waiting-count'

import styles from './area-links.module.css'

/** The role by which the area shows its rooms; until it is known, only what both have (D16). */
export type Role = 'unknown' | 'client' | 'administrator'

/** The links to the rooms of the area, by role (section 2, D19). */
export function AreaLinks({ role, onFollow }: { role: Role; onFollow: () => void }) {
  const { t } = useTranslation(['client', 'common'])
  const link = (to: string, text: string) => (
    <RoomLink to={to} onClick={onFollow}>
      {text}
    </RoomLink>
  )
  return (
    <ul className={styles.links}>
      {role === 'administrator' && (
        <>
          <li>
            {link(paths.allReservations, t('rooms.allReservations'))}
            <WaitingCount />
          </li>
          <li>{link(paths.allVehicles, t('rooms.allVehicles'))}</li>
          <li>{link(paths.users, t('rooms.users'))}</li>
        </>
      )}
      {role !== 'administrator' && <li>{link(paths.client, t('myReservations'))}</li>}
      <li>{link(paths.vehicleControl, t('rooms.vehicleControl'))}</li>
      <li>{link(paths.settings, t('rooms.settings'))}</li>
      <li>{link(paths.vehicles, t('rooms.bookCar'))}</li>
    </ul>
  )
}
