import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useIsWide } from './use-is-wide'

import styles from './contents.module.css'

interface ContentsProps {
  sections: readonly { id: string; title: string }[]
}

/** The sections of a long page: at its side where there is room, else folded up above it. */
export function Contents({ sections }: ContentsProps) {
  const { t } = useTranslation('legal')
  const isWide = useIsWide()
  const heading = <h2 id="contents">{t('contents')}</h2>
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={{ hash: id }}>{title}</Link>
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
