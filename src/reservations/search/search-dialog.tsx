import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { useFormats } from '@/i18n/use-formats'
import { DeskNotices } from '@/reservations/desk/desk-notices'
import { useDeskLists } from '@/reservations/desk/use-reservation-list'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Stack } from '@/ui/layout'
import { useOptions } from '@/ui/use-options'

import { useFindOptions, type SearchOption } from './use-find-options'

import styles from './search-dialog.module.css'

/** Finds a reservation, a client, a vehicle or a page, and leads there; a combobox as the ARIA practices describe it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk')
  const { figure } = useFormats()
  const navigate = useNavigate()
  const desk = useDeskLists()
  const find = useFindOptions(desk)
  const [text, setText] = useState('')
  // The field shows each letter at once; the options follow.
  const searched = useDeferredValue(text)
  const found = useMemo(() => find(searched), [find, searched])
  const input = useRef<HTMLInputElement>(null)
  const isLoading = desk.lists.some(({ state }) => state === 'loading')
  // The dialog itself would choose its close button.
  useEffect(() => input.current?.focus(), [])

  const follow = (option: SearchOption | undefined) => {
    if (option === undefined) return
    onClose()
    void navigate(option.to)
  }
  const options = useOptions(found.length, (index) => follow(found[index]), 0)
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    // What is looked for may be in a list that is still loading; a quick Enter may precede the options.
    if (isEnter && isLoading && find(text)[0]?.kind !== 'page') event.preventDefault()
    else if (isEnter && searched !== text) follow(find(text)[0])
    else options.handleKey(event)
  }
  return (
    <Dialog title={t('search.title')} variant="wide" onClose={onClose}>
      <Stack gap={4}>
        <Field
          label={t('search.search')}
          hint={t('search.hint')}
          {...options.field}
          ref={input}
          aria-expanded={found.length > 0}
          aria-controls={options.list.id}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            options.activate(0)
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="muted">
          {isLoading
            ? t('search.loading')
            : t(found.length === 0 ? 'search.nothingFound' : 'search.found', {
                count: found.length,
                figure: figure(found.length),
              })}
        </p>
        <DeskNotices lists={desk} usersFailed={t('search.usersFailed')} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the ARIA practices have it */}
        <ul {...options.list} aria-label={t('search.results')} className={styles.options}>
          {found.map(({ id, kind, text }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keyboard
            <li key={id} {...options.option(index)}>
              <small>{t(`search.kinds.${kind}`)}</small> {text}
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
