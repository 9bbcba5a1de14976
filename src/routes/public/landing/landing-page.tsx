import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { addressOf } from '@/company'
import { PageTitle } from '@/ui/page-title'

import { AboutAndContact } from './about-and-contact'
import { Hero } from './hero'
import { Promos } from './promos'
import { Records } from './records'
import { RegisterPrompt } from './register-prompt'
import { Steps } from './steps'
import { WhyRent } from './why-rent'

import styles from './landing-page.module.css'

/** The landing page (section 2). */
export function LandingPage() {
  const { t } = useTranslation('landing')
  const { pathname, hash } = useLocation()
  return (
    <>
      <PageTitle description={t('description')} address={addressOf(pathname)}>
        {t('title')}
      </PageTitle>
      <Hero />
      <div className={styles['below']} data-whole={hash !== '' || undefined}>
        <Promos />
        <Steps />
        <WhyRent />
        <RegisterPrompt />
        <AboutAndContact />
        <Records />
      </div>
    </>
  )
}
