import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { confirmReservation, reservationsQuery } from '@/api/reservations'
import { useApiMutation } from '@/api/use-api-mutation'
import { showToast } from '@/ui/toast'

/** Confirms a reservation and says in a toast what came of it (section 8). */
export function useConfirmation() {
  const { t } = useTranslation('reservations')
  const queryClient = useQueryClient()
  const { mutate, isPending } = useApiMutation({
    mutationKey: ['confirm-reservation'],
    mutationFn: confirmReservation,
    // Counts as under way until the list is there again, so that nobody confirms twice.
    onSuccess: async () => {
      void showToast('success', t('toast.confirmed'))
      await queryClient.invalidateQueries(reservationsQuery())
    },
    onError: () => void showToast('error', t('toast.failed')),
  })
  return { confirm: mutate, isPending }
}
