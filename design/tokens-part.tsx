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
const COLORS = TOKENS.filter(({ value }) => /^(light-dark|oklch)\(/.test(value))
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
      <h3>Colours</h3>
      <ul className={styles.tokens}>
        {COLORS.map(({ name }) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: `var(${name})` }} />
            <code className={styles.name}>{name}</code>
          </li>
        ))}
      </ul>
      <h3>Spaces</h3>
      <ul className={styles.tokens}>
        {SPACES.map(({ name, value }) => (
          <li key={name}>
            <span className={styles.space} style={{ width: `var(${name})` }} />
            <code className={styles.name}>
              {name}: {value}
            </code>
          </li>
        ))}
      </ul>
      <h3>Corners and shadows</h3>
      <ul className={styles.tokens}>
        {RADII.map(({ name, value }) => (
          <li key={name}>
            <span className={`${styles.swatch} ${styles.raised}`} style={{ borderRadius: `var(${name})` }} />
            <code className={styles.name}>
              {name}: {value}
            </code>
          </li>
        ))}
        {SHADOWS.map(({ name }) => (
          <li key={name}>
            <span className={styles.raised} style={{ boxShadow: `var(${name})` }} />
            <code className={styles.name}>{name}</code>
          </li>
        ))}
      </ul>
      <h3>Others</h3>
      <ul>
        {OTHERS.map(({ name, value }) => (
          <li key={name}>
            <code className={styles.name}>
              {name}: {value}
            </code>
          </li>
        ))}
      </ul>
    </Part>
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
