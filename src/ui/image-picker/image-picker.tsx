import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { Button } from '@/ui/button'

import { checkContent, checkImage, IMAGE_MAX_BYTES, type ImageRefusal } from './image-content'
import { smallerCopy } from './image-scale'

import styles from './image-picker.module.css'

interface ImagePickerProps {
  label: string
  file: File | undefined
  /** Whether nothing can be picked or removed now. */
  disabled?: boolean
  onPick: (file: File | undefined) => void
}

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif'

/** Picks one image, judged by its content, and shows it; the choice can be removed. */
export function ImagePicker({ label, file, disabled = false, onPick }: ImagePickerProps) {
  const { t } = useTranslation('client')
  const { measure } = useFormats()
  const [message, setMessage] = useState<ImageRefusal | 'copyFailed' | 'copyMade'>()
  /** What was picked last, if it is too large; a smaller copy of it is offered, never made unasked. */
  const [large, setLarge] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  /** What was picked last; what is found out about an earlier one comes too late. */
  const latest = useRef<File>(undefined)
  const begin = useHeldSubmit(input)
  const id = useId()

  // Otherwise the input would name a removed file, and the same one could not be picked again.
  useEffect(() => {
    if (file === undefined) empty(input.current)
  }, [file])

  useEffect(() => {
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])

  const pick = async (picked: File) => {
    latest.current = picked
    const refused = await checkImage(picked)
    if (latest.current !== picked) return false
    flushSync(() => {
      setMessage(refused)
      setLarge(refused === 'tooLarge' ? picked : undefined)
      onPick(refused === undefined ? picked : undefined)
    })
    if (refused !== undefined) empty(input.current)
    return refused === undefined
  }
  const copy = async (original: File) => {
    setLarge(undefined)
    // The button is gone with that.
    input.current?.focus()
    const refused = await checkContent(original)
    const made = refused === undefined ? await smallerCopy(original) : undefined
    if (latest.current !== original) return false
    flushSync(() => {
      setMessage(made ? 'copyMade' : (refused ?? 'copyFailed'))
      onPick(made)
    })
    return made !== undefined
  }
  const remove = () => {
    latest.current = undefined
    setMessage(undefined)
    onPick(undefined)
    input.current?.focus()
  }

  const isRefused = message !== undefined && message !== 'copyMade'
  return (
    <div className={styles.picker}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPT}
        disabled={disabled}
        aria-invalid={isRefused}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => target.files?.[0] && begin(pick(target.files[0]))}
      />
      <p id={`${id}-hint`} className={isRefused ? styles.error : styles.hint} aria-live="polite">
        {t(`image.${message ?? 'hint'}`, { megabytes: measure(IMAGE_MAX_BYTES / 1024 / 1024, 'MB') })}
      </p>
      {large && (
        <Button disabled={disabled} onClick={() => begin(copy(large))}>
          {t('image.makeCopy')}
        </Button>
      )}
      {file && (
        <div className={styles.preview}>
          <Preview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
          <Button disabled={disabled} aria-describedby={`${id}-label`} onClick={remove}>
            {t('image.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Holds a submit of the form back while work on a picture is under way, since it would go with the one before or
 * without any; it goes on where the work gives true. Gives what begins such work.
 */
function useHeldSubmit(input: RefObject<HTMLInputElement | null>): (work: Promise<boolean>) => void {
  const underWay = useRef<Promise<boolean>>(undefined)
  useEffect(() => {
    const form = input.current?.form
    const hold = (event: SubmitEvent) => {
      if (underWay.current === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void underWay.current.then((isTaken) => isTaken && form?.requestSubmit())
    }
    form?.addEventListener('submit', hold)
    return () => form?.removeEventListener('submit', hold)
  }, [input])
  return (work) => {
    underWay.current = work
    void work.finally(() => {
      if (underWay.current === work) underWay.current = undefined
    })
  }
}

/** A file dropped beside the field would be opened by the browser, in place of the page and of what was entered. */
function keepPage(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files')) return
  if (event.target instanceof HTMLInputElement && event.target.type === 'file') return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

function empty(input: HTMLInputElement | null): void {
  if (input) input.value = ''
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation('client')
  const [isDrawable, setDrawable] = useState(true)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  // Most browsers cannot draw HEIC; its name then has to do.
  if (!isDrawable) return <p>{file.name}</p>
  return <img ref={show} alt={t('image.preview', { name: file.name })} onError={() => setDrawable(false)} />
}
