import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { switchCommand } from '@/rental/vehicle-commands/build-command'
import type { SwitchControl } from '@/rental/vehicle-commands/control-groups'
import { Switch } from '@/ui/switch'

import type { Send } from './use-command-log'

import styles from './control-row.module.css'

export function SwitchRow({ control, send }: { control: SwitchControl; send: Send }) {
  const { t } = useTranslation('control')
  const [isOn, setOn] = useState(false)
  const change = (on: boolean) => {
    setOn(on)
    send({ kind: 'control', id: control.id }, switchCommand(control, on))
  }
  return (
    <div className={styles.row}>
      <Switch label={t(`control.${control.id}`)} checked={isOn} onChange={change} />
    </div>
  )
}
