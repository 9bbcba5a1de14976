import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Part } from './part'

import styles from './design.module.css'
import tokens from '@/ui/tokens.css?raw'

// Read from the file itself, so that a new token appears on this page by itself.
const TOKENS = [...tokens.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}))
const named = (pattern: RegExp) => TOKENS.filter(({ name }) => pattern.test(name))
const COLORS = TOKENS.filter(({ value }) => /^(light-dark|oklch|(repeating-)?linear-gradient)\(/.test(value))
const SIZES = named(/^--text-/).filter((token) => !COLORS.includes(token))
const SPACES = named(/^--space-/)
const RADII = named(/^--radius/)
const SHADOWS = named(/^--shadow/)
const OTHERS = TOKENS.filter(
  (token) => ![COLORS, SIZES, SPACES, RADII, SHADOWS].some((group) => group.includes(token)),
)

/** The tokens of src/ui/tokens.css. */
export function TokensPart() {
  return (
    <Part id="tokens" title="Tokens">
      <Tokens title="Colours" tokens={COLORS}>
        {(token) => <span className={styles.swatch} style={{ background: token }} />}
      </Tokens>
      <Tokens title="Spaces" tokens={SPACES}>
        {(token) => <span className={styles.space} style={{ width: token }} />}
      </Tokens>
      <Tokens title="Corners" tokens={RADII}>
        {(token) => <span className={`${styles.swatch} ${styles.raised}`} style={{ borderRadius: token }} />}
      </Tokens>
      <Tokens title="Shadows" tokens={SHADOWS}>
        {(token) => <span className={styles.raised} style={{ boxShadow: token }} />}
      </Tokens>
      <Tokens title="Others" tokens={OTHERS} />
    </Part>
  )
}

interface TokensProps {
  title: string
  tokens: typeof TOKENS
  /** Shows a token, given as a value for a style. */
  children?: (token: string) => ReactNode
}

function Tokens({ title, tokens, children }: TokensProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.tokens}>
        {tokens.map(({ name, value }) => (
          <li key={name}>
            {children?.(`var(${name})`)}
            <code className={styles.name}>
              {name}: {value}
            </code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Plain elements as base.css styles them, and the sizes of text. */
export function TextPart() {
  const { t } = useTranslation(['common', 'booking'])
  return (
    <Part id="text" title="Text">
      <h3>Sizes</h3>
      <ul>
        {SIZES.map(({ name }) => (
          <li key={name} style={{ fontSize: `var(${name})` }}>
            {name.replace('--text-', '')}: {t('vehicles')}
          </li>
        ))}
      </ul>
      <h3>Elements</h3>
      <div className={styles.elements}>
        <h1>{t('booking:title')}</h1>
        <h2>{t('booking:summary.title')}</h2>
        <h3>{t('booking:yourChoice')}</h3>
        <p>{t('booking:description')}</p>
        <p>
          <a href="#text">{t('rentalTerms')}</a>
        </p>
        <p>
          <a href="#text" data-state="focus">
            {t('rentalTerms')}
          </a>
        </p>
      </div>
    </Part>
  )
}
