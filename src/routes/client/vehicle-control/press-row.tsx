import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { pressCommand } from '@/rental/vehicle-commands/build-command'
import type { Press, PressControl } from '@/rental/vehicle-commands/control-groups'
import { Button } from '@/ui/button'
import { TwoStepButton } from '@/ui/two-step-button'

import { ChoiceSelect, ControlRow } from './control-row'
import type { Send } from './use-command-log'

import styles from './control-row.module.css'

export function PressRow({ control: { id, choice, presses }, send }: { control: PressControl; send: Send }) {
  const { t } = useTranslation('control')
  const [option, setOption] = useState(choice?.options[0])
  const sendPress = (press: Press) =>
    send({ kind: 'press', id: press.id }, pressCommand(press, choice && option && { choice, option }))
  return (
    <ControlRow name={t(`control.${id}`)}>
      {choice && option && <ChoiceSelect choice={choice} option={option} onChoose={setOption} />}
      <div className={styles.buttons}>
        {presses.map((press) =>
          press.isTwoStep ? (
            <TwoStepButton key={press.id} again={t(`again.${press.id}`)} onConfirm={() => sendPress(press)}>
              {t(`press.${press.id}`)}
            </TwoStepButton>
          ) : (
            <Button key={press.id} onClick={() => sendPress(press)}>
              {t(`press.${press.id}`)}
            </Button>
          ),
        )}
      </div>
    </ControlRow>
  )
}
