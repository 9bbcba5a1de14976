import type { Ref } from 'react'

import type { DepositPayment } from './deposit-payment'
import { QrCode } from './qr-code'
import { SlipBox, SlipLine } from './slip-box'
import { SlipPart } from './slip-part'

import styles from './slip-drawing.module.css'

interface SlipDrawingProps {
  payment: DepositPayment
  /** What the drawing shows, in words. */
  label: string
  ref: Ref<HTMLDivElement>
}

/**
 * The deposit's payment slip in the layout of the Serbian form, with its QR code beside it (facts, section 1). It is
 * drawn in three parts, which stand side by side where there is room and below each other on a phone.
 */
export function SlipDrawing({ payment, label, ref }: SlipDrawingProps) {
  const { receiver, code, accountWritten, amountWritten, reference, subject, qrText } = payment
  return (
    <div ref={ref} role="img" aria-label={label} className={styles.slip}>
      <SlipPart width={440}>
        <SlipBox x={24} y={44} width={392} height={78} name="platilac" text="" />
        <SlipBox x={24} y={152} width={392} height={78} name="svrha uplate" text={subject} />
        <SlipBox x={24} y={260} width={392} height={78} name="primalac" text={receiver} />
        <SlipLine x={24} y={384} width={180} name="potpis platioca" />
        <SlipLine x={236} y={384} width={180} name="mesto i datum prijema" />
      </SlipPart>
      <SlipPart width={440} className={styles.right}>
        <path d="M.5 20V404" stroke="#4d5a53" className={styles.divider} />
        <text x="416" y="34" textAnchor="end" fontSize="19" fontWeight="700" letterSpacing="1">
          NALOG ZA UPLATU
        </text>
        <SlipBox x={24} y={82} width={92} height={40} name="šifra plaćanja" text={code} />
        <SlipBox x={132} y={82} width={66} height={40} name="valuta" text="RSD" />
        <SlipBox x={214} y={82} width={202} height={40} name="iznos" text={`=${amountWritten}`} />
        <SlipBox x={24} y={152} width={392} height={40} name="račun primaoca" text={accountWritten} />
        <SlipBox x={24} y={222} width={92} height={40} name="broj modela" text="97" />
        <SlipBox x={132} y={222} width={284} height={40} name="poziv na broj (odobrenje)" text={reference} />
        <SlipLine x={24} y={384} width={180} name="datum izvršenja" />
      </SlipPart>
      <SlipPart width={300} className={styles.code}>
        <path d="M.5 20V404" stroke="#4d5a53" className={styles.divider} />
        <QrCode text={qrText} x={20} y={48} size={260} />
        <text x="150" y="344" textAnchor="middle" fontSize="20" fontWeight="700">
          NBS IPS QR
        </text>
      </SlipPart>
    </div>
  )
}
