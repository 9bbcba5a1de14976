import { useTranslation } from 'react-i18next'

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
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
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
