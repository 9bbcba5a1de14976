import { useLocation } from 'react-router-dom'

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
export default function LandingPage() {
  const { hash } = useLocation()
  return (
    <>
      <PageTitle />
      <Hero />
      <div className={styles.below} data-whole={hash !== '' || undefined}>
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
