import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '@/ui/button'
import { SkipLink } from '@/ui/skip-link'
import { TwoStepButton } from '@/ui/two-step-button'

import { Part, Sample, Samples } from './part'

import styles from './design.module.css'

const VARIANTS = ['primary', 'secondary', 'danger', 'quiet'] as const
const nothing = () => {}

export function ButtonsPart() {
  const { t } = useTranslation(['desk', 'booking', 'control', 'common', 'ui'])
  return (
    <Part id="buttons" title="Buttons">
      {VARIANTS.map((variant) => (
        <Samples key={variant} title={`Button, ${variant}`}>
          <Sample name="default">
            <Button variant={variant}>{t('ui:form.confirm')}</Button>
          </Sample>
          <Sample name="pointed at" state="hover">
            <Button variant={variant}>{t('ui:form.confirm')}</Button>
          </Sample>
          <Sample name="focused" state="focus">
            <Button variant={variant}>{t('ui:form.confirm')}</Button>
          </Sample>
          <Sample name="disabled">
            <Button variant={variant} disabled>
              {t('ui:form.confirm')}
            </Button>
          </Sample>
          <Sample name="busy: it keeps the focus">
            <Button variant={variant} aria-disabled aria-busy>
              {t('ui:form.sending')}
            </Button>
          </Sample>
          <Sample name="long text">
            <Button variant={variant}>{t('booking:toast.backToBooking')}, Tesla Model X</Button>
          </Sample>
        </Samples>
      ))}
      <Samples title="ButtonLink">
        {VARIANTS.map((variant) => (
          <Sample key={variant} name={variant}>
            <ButtonLink variant={variant} to="?">
              {t('booking:next.reservations')}
            </ButtonLink>
          </Sample>
        ))}
      </Samples>
      <Samples title="TwoStepButton">
        <Sample name="default; a press asks for a second one">
          <TwoStepButton again={t('control:again.unlock')} onConfirm={nothing}>
            {t('control:press.unlock')}
          </TwoStepButton>
        </Sample>
        <Sample name="pointed at" state="hover">
          <TwoStepButton again={t('control:again.unlock')} onConfirm={nothing}>
            {t('control:press.unlock')}
          </TwoStepButton>
        </Sample>
        <Sample name="danger">
          <TwoStepButton variant="danger" again={t('control:again.resetPin')} onConfirm={nothing}>
            {t('control:press.resetPin')}
          </TwoStepButton>
        </Sample>
      </Samples>
      <Samples title="SkipLink">
        <Sample name="focused; else out of sight" state="focus">
          <div className={styles.frame}>
            <SkipLink />
          </div>
        </Sample>
      </Samples>
    </Part>
  )
}
