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

/** The landing page (section 2). */
export function LandingPage() {
  const { t } = useTranslation('landing')
  const { pathname } = useLocation()
  return (
    <>
      <PageTitle description={t('description')} address={addressOf(pathname)}>
        {t('title')}
      </PageTitle>
      <Hero />
      <Promos />
      <Steps />
      <WhyRent />
      <RegisterPrompt />
      <AboutAndContact />
      <Records />
    </>
  )
}
