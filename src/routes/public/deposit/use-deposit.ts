import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { type PaymentSlip, reservationsQuery, sendPaymentSlip } from '@/api/reservations'
import { useApiMutation } from '@/api/use-api-mutation'
import { scaleForSending } from '@/ui/image-picker/image-scale'
import { showToast } from '@/ui/toast'

type Entered = Omit<PaymentSlip, 'slipImage'> & { slipImage: File | undefined }

/** Sends what was entered and says in a toast what came of it (section 8); `onSent` only where it was taken. */
export function useDeposit(onSent: (slip: PaymentSlip) => void) {
  const { t } = useTranslation('deposit')
  const queryClient = useQueryClient()
  const { mutate, isPending } = useApiMutation({
    mutationKey: ['update-reservation'],
    mutationFn: async ({ slipImage, advancePayment, advancePaymentImage, reservationId }: PaymentSlip) =>
      sendPaymentSlip({
        reservationId,
        slipImage: await scaleForSending(slipImage),
        advancePayment,
        advancePaymentImage:
          advancePayment === 'uplatnica' && advancePaymentImage
            ? await scaleForSending(advancePaymentImage)
            : undefined,
      }),
      onSuccess: (_, slip) => {
        void queryClient.invalidateQueries(reservationsQuery())
        void showToast('success', t('toast.confirmed'))
        onSent(slip)
      },
      onError: () => void showToast('error', t('toast.failed')),
  })

  const submit = ({ slipImage, ...rest }: Entered) => {
    if (slipImage === undefined || rest.reservationId === '') void showToast('info', t('toast.missing'))
    else mutate({ slipImage, ...rest })
  }
  return { submit, isPending }
}
