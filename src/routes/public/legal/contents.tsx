import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import styles from './contents.module.css'

interface ContentsProps {
  sections: readonly { title: string; address: string }[]
}

/** The table of contents of a long page: beside it on a wide screen, else folded up above it. */
export function Contents({ sections }: ContentsProps) {
  const { t } = useTranslation('legal')
  const isWide = useIsWide()
  const heading = <h2 id="contents">{t('contents')}</h2>
  const list = (
    <ol>
      {sections.map(({ title, address }) => (
        <li key={address}>
          <Link to={address}>{title}</Link>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      {isWide ? (
        <>
          {heading}
          {list}
        </>
      ) : (
        <details>
          <summary>{heading}</summary>
          {list}
        </details>
      )}
    </nav>
  )
}

// The same width as in contents.module.css and legal-page.module.css.
const wide = () => matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the contents stand beside the page; false when prerendered, and until the page is hydrated. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
