import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { Cluster, Panel } from '@/ui/layout'

import { FigureLink } from './figure-link'
import type { ShownFigures } from './use-figures'

import styles from './figures-page.module.css'

/** The revenue of each month as a bar; the bars stand in the table that screen readers read. */
export function RevenueFigure({ figures }: { figures: ShownFigures }) {
  const { t } = useTranslation('desk')
  const { money } = useFormats()
  const titleId = useId()
  const highest = Math.max(1, ...figures.months.map(({ sums }) => sums.revenue))
  return (
    <Panel as="figure" gap={2} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('figures.revenue')}</h2>
      <p className="muted">{t('figures.revenueHint')}</p>
      {/* The roles are explicit, since some browsers drop them where CSS changes the display of a table. */}
      <table className={styles.bars} role="table" aria-labelledby={titleId}>
        <thead className="visually-hidden" role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('figures.month')}
            </th>
            <th role="columnheader" scope="col">
              {t('figures.revenue')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {figures.months.map(({ id, name, days, sums: { revenue } }) => (
            <Cluster as="tr" key={id} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              <Cluster as="td" role="cell">
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(revenue / highest) * 100} height="1" />
                </svg>
                <FigureLink figure="revenue" days={days} isZero={revenue === 0}>
                  {money(revenue)}
                </FigureLink>
              </Cluster>
            </Cluster>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
