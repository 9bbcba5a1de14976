import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'
import { Cluster, Fact, Facts, Page, Panel, Stack } from '@/ui/layout'

import { Part, Sample, Samples } from './part'

import styles from './design.module.css'

/** The layouts that every page is made of. */
export function LayoutsPart() {
  const { t } = useTranslation(['booking', 'client', 'common'])
  const buttons = (
    <>
      <Button variant="primary">{t('common:retry')}</Button>
      <Button>{t('common:signOut')}</Button>
    </>
  )
  const facts = (
    <>
      <Fact name={t('client:settings.name')}>Demo Client</Fact>
      <Fact name={t('client:settings.email')}>name@example.com</Fact>
      <Fact name={t('common:refundableDeposit')}>117.000 din</Fact>
    </>
  )
  return (
    <Part id="layouts" title="Layouts">
      <Samples title="Page">
        <Sample name="its edges, with a panel and a stack in it" wide>
          <div className={styles.outline}>
            <Page>
              <h3>{t('title')}</h3>
              <Panel>
                <h2>{t('client:settings.account')}</h2>
                <p>{t('description')}</p>
              </Panel>
              <Stack gap={2} align="start">
                <p>{t('common:notFound.text')}</p>
                {buttons}
              </Stack>
            </Page>
          </div>
        </Sample>
      </Samples>
      <Samples title="Panel">
        <Sample name="default">
          <Panel>{t('description')}</Panel>
        </Sample>
        <Sample name="raised">
          <Panel raised>{t('description')}</Panel>
        </Sample>
      </Samples>
      <Samples title="Cluster">
        <Sample name="default">
          <Cluster>{buttons}</Cluster>
        </Sample>
        <Sample name="spread" wide>
          <Cluster spread>{buttons}</Cluster>
        </Sample>
        <Sample name="fill: on a phone" wide>
          <Cluster fill>{buttons}</Cluster>
        </Sample>
      </Samples>
      <Samples title="Facts">
        {(['rows', 'columns', 'sums'] as const).map((layout) => (
          <Sample key={layout} name={layout} wide={layout === 'columns'}>
            <Facts layout={layout}>{facts}</Facts>
          </Sample>
        ))}
        <Sample name="in a narrow place">
          <div className={styles.slim}>
            <Facts>{facts}</Facts>
          </div>
        </Sample>
      </Samples>
    </Part>
  )
}
