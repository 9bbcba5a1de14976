import { useTranslation } from 'react-i18next'

import { company, phoneLink } from '@/company/company'
import { SampleDataMark } from '@/company/sample-data-mark'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { DELIVERY_OUTSIDE_NOVI_BEOGRAD } from '@/rental/terms'
import { useSession } from '@/session/session'
import { ButtonLink } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Cluster, Fact, Facts, Stack } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'

import { DateSearch, useChosenDays } from './date-search'
import { Promos } from './promos'

import styles from './landing-page.module.css'
import road from './road.module.css'

export default function LandingPage() {
  return (
    <>
      <PageTitle />
      <Hero />
      <Promos />
      <Steps />
      <Road />
      <WhyRent />
      <RegisterPrompt />
      <AboutAndContact />
      <Records />
    </>
  )
}

/** The first screen: what the shop offers, a car in front of Belgrade at night, and the date search. */
function Hero() {
  const { t } = useTranslation('landing')
  const days = useChosenDays()
  return (
    <section className={`ink ${styles.hero}`}>
      <Stack gap={5} align="start" className={styles.heroText}>
        <h1>{t('hero.title')}</h1>
        <p className="lead">{t('hero.text')}</p>
        <ButtonLink variant="primary" to={paths.booking(days)}>
          {t('hero.rent')}
        </ButtonLink>
      </Stack>
      <div className={styles.car} />
      <DateSearch />
    </section>
  )
}

const STEPS = ['choose', 'book', 'drive'] as const

function Steps() {
  const { t } = useTranslation('landing')
  return (
    <Stack as="section" gap={8} className={styles.section}>
      <h2>{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <img src={`/drawings/step-${step}.svg`} alt="" width={200} height={112} loading="lazy" />
            <h3>{t(`steps.${step}.title`)}</h3>
            <p className="muted">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

// From the farthest to the nearest.
const MODELS = [
  { name: 'Model X', paint: 'silver', place: road.first },
  { name: 'Model Y', paint: 'red', place: road.second },
  { name: 'Model 3', paint: 'blue', place: road.third },
  { name: 'Model S', paint: 'pearl', place: road.fourth },
] as const

/** All models on one road: a layer by day, and over it one by night. Decoration. */
function Road() {
  return (
    <div className={road.road} aria-hidden="true">
      {[false, true].map((night) => (
        <div key={String(night)} className={night ? road.night : road.day}>
          <img
            src={night ? '/drawings/road.svg' : '/drawings/road.svg#day'}
            alt=""
            width={2400}
            height={600}
            loading="lazy"
          />
          {MODELS.map(({ name, paint, place }) => (
            <div key={name} className={place}>
              <CarImage name={name} paint={paint} night={night} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const REASONS = ['mileage', 'price', 'support', 'delivery'] as const

function WhyRent() {
  const { t } = useTranslation('landing')
  const { money } = useFormats()
  const days = useChosenDays()
  return (
    <Stack as="section" className={`${styles.section} ${styles.why}`}>
      <Stack gap={6} align="start">
        <h2>{t('why.title')}</h2>
        <ButtonLink variant="primary" to={paths.booking(days)}>
          {t('why.reserve')}
        </ButtonLink>
      </Stack>
      <ul className={styles.reasons}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <h3>{t(`why.${reason}.title`)}</h3>
            <p className="muted">
              {t(`why.${reason}.text`, { price: money(DELIVERY_OUTSIDE_NOVI_BEOGRAD) })}
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Says that reserving needs an account, with a link to register; signed-in users get the next steps. */
function RegisterPrompt() {
  const { t } = useTranslation(['landing', 'common'])
  const prompt = useSession() ? 'signedIn' : 'register'
  const days = useChosenDays()
  const booking = paths.booking(days)
  return (
    <section className={styles.section}>
      <Stack align="start" className={`ink ${styles.register}`}>
        <h2>{t(`${prompt}.title`)}</h2>
        <p className="lead">{t(`${prompt}.text`)}</p>
        {prompt === 'signedIn' ? (
          <Cluster>
            <ButtonLink variant="primary" to={booking}>
              {t('signedIn.reserve')}
            </ButtonLink>
            <ButtonLink to={paths.client}>{t('common:myReservations')}</ButtonLink>
          </Cluster>
        ) : (
          <ButtonLink
            variant="primary"
            to={paths.authThen(days.from || days.to ? booking : undefined)}
            state={{ mode: 'register' }}
          >
            {t('register.action')}
          </ButtonLink>
        )}
      </Stack>
    </section>
  )
}

/** The targets of 'About Us' and 'Contact' in the header. */
function AboutAndContact() {
  const { t } = useTranslation('landing')
  return (
    <Stack className={`${styles.section} ${styles.about}`}>
      <Stack as="section" id="about">
        <h2>{t('about.title')}</h2>
        <p className="lead">{t('about.text')}</p>
      </Stack>
      <Stack as="section" id="contact">
        <h2>{t('contact.title')}</h2>
        <SampleDataMark />
        <Facts>
          <Fact name={t('contact.phone')}>
            <a href={phoneLink}>{company.phone}</a>
          </Fact>
          <Fact name={t('contact.email')}>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </Fact>
          <Fact name={t('contact.address')}>{company.address}</Fact>
        </Facts>
      </Stack>
    </Stack>
  )
}

const ROWS = [
  'number',
  'controllerName',
  'controllerAddress',
  'officer',
  'officerAddress',
  'email',
  'phone',
] as const

/** The data-protection records; their values are translated texts that name the company. */
function Records() {
  const { t } = useTranslation('landing')
  return (
    <section className={`${styles.section} ${styles.records}`}>
      {/* Closed at first; the browser's page search opens it, and print shows it open. */}
      <details>
        <summary>
          <h2 id="records">{t('records.title')}</h2>
          <SampleDataMark />
        </summary>
        <table aria-labelledby="records">
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`records.${row}.name`)}</th>
                <td>{t(`records.${row}.value`, company)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
