import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { reservationsQuery } from '@/api/reservations'
import { usersQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { ListNotices } from '@/lists/list-notices'
import { useList } from '@/lists/use-list'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Stack } from '@/ui/layout'

import { useSearchOptions, type SearchOption } from './use-search-options'

import styles from './search-dialog.module.css'

/** Finds a reservation, a client, a vehicle or a page, and leads there; a combobox as the ARIA practices describe it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search', 'common', 'reservations'])
  const { figure } = useFormats()
  const navigate = useNavigate()
  const reservations = useList(reservationsQuery())
  const users = useList(usersQuery())
  const vehicles = useList(vehiclesQuery())
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  // The field shows each letter at once; the options follow.
  const searched = useDeferredValue(text)
  const { options, find } = useSearchOptions(
    { reservations: reservations.rows, users: users.rows, vehicles: vehicles.rows },
    searched,
  )
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isLoading = [reservations, users, vehicles].some(({ state }) => state === 'loading')
  const current = options[Math.min(active, options.length - 1)]
  // The dialog itself would choose its close button.
  useEffect(() => input.current?.focus(), [])
  const idOf = ({ id }: SearchOption) => `${listId}${id}`

  const follow = (option: SearchOption | undefined) => {
    if (option === undefined) return
    onClose()
    void navigate(option.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setActive((Math.min(active, options.length - 1) + step + options.length) % options.length)
    }
    // A quick Enter may precede the options.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing)
      follow(searched === text ? current : find(text)[0])
  }
  return (
    <Dialog title={t('title')} closeLabel={t('common:close')} variant="wide" onClose={onClose}>
      <Stack gap={4}>
        <Field
          label={t('search')}
          hint={t('hint')}
          role="combobox"
          ref={input}
          autoComplete="off"
          spellCheck={false}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && idOf(current)}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="muted">
          {isLoading
            ? t('loading')
            : t(options.length === 0 ? 'nothingFound' : 'found', {
                count: options.length,
                figure: figure(options.length),
              })}
        </p>
        <ListNotices
          about={{
            reservations: {
              list: reservations,
              unread: (count) => t('reservations:unread', { count }),
              failed: t('reservations:listFailed'),
            },
            users: { list: users, failed: t('usersFailed') },
            vehicles: { list: vehicles, failed: t('reservations:vehiclesFailed') },
          }}
        />
        <div id={listId} role="listbox" aria-label={t('results')} className={styles.options}>
          {options.map((option) => (
            <Option
              key={option.id}
              id={idOf(option)}
              option={option}
              isActive={option === current}
              onFollow={() => follow(option)}
            />
          ))}
        </div>
      </Stack>
    </Dialog>
  )
}

interface OptionProps {
  id: string
  option: SearchOption
  isActive: boolean
  onFollow: () => void
}

function Option({ id, option: { kind, text }, isActive, onFollow }: OptionProps) {
  const { t } = useTranslation('search')
  const item = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The keyboard stays in the combobox, which follows the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div ref={item} id={id} role="option" aria-selected={isActive} tabIndex={-1} onClick={onFollow}>
      <small>{t(`kinds.${kind}`)}</small> <span>{text}</span>
    </div>
  )
}
