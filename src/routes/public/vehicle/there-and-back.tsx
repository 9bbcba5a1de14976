import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { PLACES, returnDistance } from '@/rental/reach'
import { MINIMUM_RETURN_RANGE_KM } from '@/rental/terms'
import { Cluster, Stack } from '@/ui/layout'
import { Switch } from '@/ui/switch'

import styles from './there-and-back.module.css'

/** How long the drawn road is, in km. */
const ROAD_KM = 450

const share = (km: number) => `${Math.min(100, (km / ROAD_KM) * 100)}%`

/** The places that a car reaches from Belgrade and returns from on one charge, on a drawn road and as lists. */
export function ThereAndBack({ rangeKm }: { rangeKm: number }) {
  const { t } = useTranslation('booking')
  const { measure } = useFormats()
  const [isHard, setHard] = useState(false)
  const distance = returnDistance(rangeKm, isHard ? 'hard' : 'usual')
  const groups = [
    { name: 'reached', places: PLACES.filter(({ km }) => km <= distance) },
    { name: 'beyond', places: PLACES.filter(({ km }) => km > distance) },
  ] as const
  return (
    <Stack as="section" aria-labelledby="there-and-back">
      <h2 id="there-and-back">{t('vehicle.reach.title')}</h2>
      <p aria-live="polite">
        {t('vehicle.reach.text', {
          distance: measure(distance, 'km'),
          left: measure(MINIMUM_RETURN_RANGE_KM, 'km'),
        })}
      </p>
      <div className={styles.hard}>
        <Switch label={t('vehicle.reach.hard')} checked={isHard} onChange={setHard} />
      </div>
      <div className={styles.road} aria-hidden="true" style={{ '--reach': share(distance) }}>
        {PLACES.map(({ id, km }) => (
          <i key={id} data-reached={km <= distance} style={{ '--at': share(km) }} />
        ))}
        {[100, 200, 300, 400].map((km) => (
          <small key={km} style={{ '--at': share(km) }}>
            {measure(km, 'km')}
          </small>
        ))}
      </div>
      {groups.map(
        ({ name, places }) =>
          places.length > 0 && (
            <Stack key={name} gap={2}>
              <h3>{t(`vehicle.reach.${name}`)}</h3>
              <Cluster as="ul" gap={2} className={styles.places}>
                {places.map(({ id, km, isAbroad }) => (
                  <li key={id} data-group={name}>
                    {t(`places.${id}`)}
                    {isAbroad && '*'} <span className="muted">{measure(km, 'km')}</span>
                  </li>
                ))}
              </Cluster>
            </Stack>
          ),
      )}
      <small className="muted">{t('vehicle.reach.abroad')}</small>
      <small className="muted">{t('vehicle.reach.estimate')}</small>
    </Stack>
  )
}
