import { useTranslation } from 'react-i18next'

import { chooseColorScheme, COLOR_SCHEMES, currentColorScheme } from '@/ui/color-scheme'
import { SelectField } from '@/ui/field'
import { LanguageSelect } from '@/ui/language-select'
import { SkipLink } from '@/ui/skip-link'

import { ButtonsPart } from './buttons-part'
import { DialogsPart } from './dialogs-part'
import { FieldsPart } from './fields-part'
import { LayoutsPart } from './layouts-part'
import { MessagesPart } from './messages-part'
import { PicturesPart } from './pictures-part'
import { PagedTablePart, TablesPart } from './tables-part'
import { TextPart, TokensPart } from './tokens-part'

import styles from './design.module.css'

/** Every part of src/ui in its states, in the chosen colour scheme and language. */
export function DesignPage() {
  return (
    <>
      <SkipLink />
      <main className={styles.page} id="main">
        <header className={styles.head}>
          <h1>The parts of ui</h1>
          <p>
            The parts of <code>src/ui</code> as they are, in the states they can be in. Pointed at and focused
            are shown by the rules of their own style sheets.
          </p>
          <Choices />
        </header>
        <TokensPart />
        <TextPart />
        <LayoutsPart />
        <ButtonsPart />
        <MessagesPart />
        <FieldsPart />
        <TablesPart />
        <PagedTablePart />
        <PicturesPart />
        <DialogsPart />
      </main>
    </>
  )
}

function Choices() {
  const { t } = useTranslation('client')
  return (
    <div className={styles.choices}>
      <SelectField
        label={t('settings.scheme')}
        defaultValue={currentColorScheme()}
        onChange={({ target }) => {
          const chosen = COLOR_SCHEMES.find((name) => name === target.value)
          if (chosen) chooseColorScheme(chosen)
        }}
      >
        {COLOR_SCHEMES.map((name) => (
          <option key={name} value={name}>
            {t(`settings.schemes.${name}`)}
          </option>
        ))}
      </SelectField>
      <LanguageSelect />
    </div>
  )
}
