import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Vehicle } from '@/api/vehicles'

import { VehicleCard, type FleetChoice } from './vehicle-card'

import styles from './fleet.module.css'

const CARD_MIN_PX = 328
const GAP_PX = 20
const CARD_HEIGHT_PX = 470

/** A long fleet: only the rows of cards near the screen are in the document. */
export function LongFleet({ vehicles, choice }: { vehicles: readonly Vehicle[]; choice: FleetChoice }) {
  const { t } = useTranslation('booking')
  const list = useRef<HTMLDivElement>(null)
  const { columns, top } = useGrid(list)
  const rows = useWindowVirtualizer({
    count: Math.ceil(vehicles.length / columns),
    estimateSize: () => CARD_HEIGHT_PX,
    gap: GAP_PX,
    overscan: 1,
    scrollMargin: top,
  })
  return (
    <div
      ref={list}
      role="list"
      aria-label={t('fleet')}
      className={styles.list}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          role="presentation"
          className={styles.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            translate: `0 ${start - top}px`,
          }}
        >
          {vehicles.slice(index * columns, (index + 1) * columns).map((vehicle, place) => (
            <div
              key={vehicle.id}
              role="listitem"
              aria-setsize={vehicles.length}
              aria-posinset={index * columns + place + 1}
            >
              <VehicleCard vehicle={vehicle} choice={choice} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** How many cards fit side by side, and where on the page the list begins. */
function useGrid(list: React.RefObject<HTMLElement | null>) {
  const [grid, setGrid] = useState({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const columns = Math.max(1, Math.floor((width + GAP_PX) / (CARD_MIN_PX + GAP_PX)))
      setGrid({ columns, top: top + window.scrollY })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return grid
}
