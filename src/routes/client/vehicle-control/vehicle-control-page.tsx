import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { switchCommand } from '@/rental/vehicle-commands/build-command'
import type { ControlGroup } from '@/rental/vehicle-commands/control'
import { CONTROL_GROUPS } from '@/rental/vehicle-commands/control-groups'
import { PageTitle } from '@/ui/page-title'

import { CommandLog } from './command-log'
import { ControlPanel } from './control-panel'
import { NewestCommand } from './newest-command'
import { ControlIcon } from './control-icon'
import { useCommandLog } from './use-command-log'
import { VehicleCard } from './vehicle-card'

import styles from './vehicle-control-page.module.css'

/** The remote control of the vehicle: commands are logged and listed, and none leaves the page (section 2, D20). */
export default function VehicleControlPage() {
  const { t } = useTranslation('control')
  const { entries, send } = useCommandLog()
  const [isOn, setOn] = useState(false)
  const [open, setOpen] = useState<ControlGroup['id']>()
  const id = useId()
  const switchPower = () => {
    setOn(!isOn)
    send({ kind: 'power' }, switchCommand({ command: 'set_power' }, !isOn))
  }
  return (
    <div className={styles.page}>
      <PageTitle />
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <div className={styles.console}>
        <VehicleCard isOn={isOn} />
        <div className={styles.keys}>
          <button type="button" aria-pressed={isOn} onClick={switchPower}>
            <ControlIcon shape="power" />
            {t('power')}
          </button>
          {CONTROL_GROUPS.map((group) => (
            <button
              key={group.id}
              type="button"
              id={`${id}-${group.id}`}
              aria-expanded={open === group.id}
              aria-controls={`${id}-${group.id}-panel`}
              onClick={() => setOpen(open === group.id ? undefined : group.id)}
            >
              <ControlIcon shape={group.id} />
              {t(`group.${group.id}`)}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.desk}>
        {open === undefined && <p className={styles.invitation}>{t('invitation')}</p>}
        {CONTROL_GROUPS.map((group) => (
          <ControlPanel
            key={group.id}
            id={`${id}-${group.id}-panel`}
            group={group}
            labelledBy={`${id}-${group.id}`}
            isOpen={open === group.id}
            send={send}
          />
        ))}
        <CommandLog entries={entries} />
      </div>
      <NewestCommand entry={entries[0]} />
    </div>
  )
}
