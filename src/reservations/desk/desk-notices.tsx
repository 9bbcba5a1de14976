import { useTranslation } from 'react-i18next'

import { ListNotices } from '@/lists/list-notices'

import type { DeskLists } from './use-reservation-list'

interface DeskNoticesProps {
  lists: DeskLists
  /** What is said if the users did not load; otherwise, that their names are missing. */
  usersFailed?: string
  isPanelOpen?: boolean
}

/** What is said of the lists of the desk: that they are old, lack rows, or did not load. */
export function DeskNotices({ lists, usersFailed, isPanelOpen = false }: DeskNoticesProps) {
  const { t } = useTranslation('desk')
  const { reservations, users, vehicles } = lists
  return (
    <ListNotices
      about={{
        reservations: {
          list: reservations,
          unread: (count) => t('reservations.unread', { count }),
          failed: t('reservations.listFailed'),
        },
        users: { list: users, failed: usersFailed ?? t('reservations.namesFailed') },
        vehicles: { list: vehicles, failed: t('reservations.vehiclesFailed') },
      }}
      isPanelOpen={isPanelOpen}
    />
  )
}
