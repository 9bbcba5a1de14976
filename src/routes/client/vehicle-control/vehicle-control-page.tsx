import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { ReadFailure } from '@/lists/read-failure'
import { CONTROL_GROUPS, type ControlGroup } from '@/rental/vehicle-commands/control-groups'
import { Panel, Stack } from '@/ui/layout'
import { bringIntoSight } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'

import { CommandLog, NewestCommand } from './command-log'
import { VehicleControl } from './controls'
import { carState, useCommandLog } from './use-command-log'
import { useVehicleInUse, VehicleCard } from './vehicle-card'

import styles from './vehicle-control-page.module.css'

/** The remote control of the vehicle: commands are logged and listed, but not sent to any server. */
export default function VehicleControlPage() {
  const { t } = useTranslation('control')
  const { entries, send } = useCommandLog()
  const car = carState(entries)
  const { vehicle, failure } = useVehicleInUse()
  const [open, setOpen] = useState<ControlGroup['id']>()
  const switchPower = () => send('power', { command: 'set_power', parameters: { on: !car.isOn } })
  return (
    <div className={styles.page}>
      <PageTitle />
      <Stack gap={2} className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('lead')}</p>
        {failure && <ReadFailure of={failure}>{t('carUnknown')}</ReadFailure>}
      </Stack>
      <div className={styles.car}>
        <VehicleCard vehicle={vehicle} car={car} />
      </div>
      <div className={styles.keys}>
        <button type="button" className={styles.power} aria-pressed={car.isOn} onClick={switchPower}>
          <ControlIcon shape="power" />
          {t('power')}
        </button>
        {CONTROL_GROUPS.map((group) => (
          <button
            key={group.id}
            type="button"
            id={`${group.id}-key`}
            aria-expanded={open === group.id}
            aria-controls={`${group.id}-panel`}
            onClick={() => {
              flushSync(() => setOpen(open === group.id ? undefined : group.id))
              bringIntoSight(document.getElementById(`${group.id}-panel`))
            }}
          >
            <ControlIcon shape={group.id} />
            {t(`group.${group.id}`)}
          </button>
        ))}
      </div>
      <Stack gap={6} className={styles.desk}>
        {open === undefined && <Panel className={styles.invitation}>{t('invitation')}</Panel>}
        {/* A closed panel stays on the page, so that its switches keep their state. */}
        {CONTROL_GROUPS.map((group) => (
          <Panel
            as="section"
            key={group.id}
            id={`${group.id}-panel`}
            aria-labelledby={`${group.id}-key`}
            hidden={open !== group.id}
          >
            <h2>{t(`group.${group.id}`)}</h2>
            {group.controls.map((control) => (
              <VehicleControl key={control.id} control={control} send={send} />
            ))}
          </Panel>
        ))}
        <CommandLog entries={entries} />
        <NewestCommand entry={entries[0]} />
      </Stack>
    </div>
  )
}

const ICONS = {
  power: 'M12 3v8M7.1 6.3a7.5 7.5 0 1 0 9.8 0',
  car: 'M3 16v-3.5l2-1 2.5-4.6h8L18.6 11l2.4 1V16h-2M8.8 16h6.4M5 16H3M7 14.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM17 14.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
  climate: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  battery: 'M3 8h15v8H3ZM18 10.5h2.5v3H18M11.5 8.8 8.5 12h4l-3 3.2',
} as const

function ControlIcon({ shape }: { shape: keyof typeof ICONS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.625rem"
      height="1.625rem"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[shape]} />
    </svg>
  )
}
