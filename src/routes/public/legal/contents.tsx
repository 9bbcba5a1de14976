import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useMediaQuery } from '@/ui/use-media-query'

import styles from './contents.module.css'

// From here on the contents stand beside the page, as in contents.module.css and legal-page.module.css.
const WIDE = '(width >= 64rem)'

interface ContentsProps {
  sections: readonly { title: string; address: string }[]
}

/** The table of contents of a long page: beside it on a wide screen, else folded up above it. */
export function Contents({ sections }: ContentsProps) {
  const { t } = useTranslation('legal')
  const isWide = useMediaQuery(WIDE)
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
