import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { Button } from '@/ui/button'
import { Cluster } from '@/ui/layout'
import { bringIntoSight } from '@/ui/notice'

import { checkDecoding, checkImage, copyInMemory, IMAGE_MAX_BYTES, type ImageRefusal } from './image-content'
import { SMALL_COPY_BYTES, smallerCopy } from './image-scale'

import styles from './image-picker.module.css'
import field from '@/ui/field.module.css'

interface ImagePickerProps {
  label: string
  file: File | undefined
  /** Whether picking and removing are locked. */
  disabled?: boolean
  /** Whether the file was sent in vain and may be too large for the server: a smaller copy is offered. */
  mayBeTooLarge?: boolean
  onPick: (file: File | undefined) => void
}

/** How the making of a smaller copy stands. */
type CopyState = 'copying' | 'copyMade' | 'copyFailed'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif'

/** A field to pick one image, which is judged by its content and shown; the choice can be removed. */
export function ImagePicker({ label, file, disabled = false, mayBeTooLarge, onPick }: ImagePickerProps) {
  const { t } = useTranslation('ui')
  const { measure } = useFormats()
  const [message, setMessage] = useState<ImageRefusal | CopyState>()
  /** The file picked last, if it is too large: a smaller copy is offered, never made unasked. */
  const [tooLargeFile, setTooLargeFile] = useState<File>()
  const container = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  /** The file that is being checked or copied; what comes of an earlier one is ignored. */
  const inWork = useRef<File>(undefined)
  const id = useId()

  useEffect(() => {
    // Otherwise the input would name a removed file, and the same file could not be picked again.
    if (file === undefined && inWork.current === undefined && input.current) input.current.value = ''
  }, [file])

  useEffect(() => {
    const form = input.current?.form
    // The form would go with the previous picture or none.
    const holdBack = (event: SubmitEvent) => {
      if (inWork.current === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    form?.addEventListener('submit', holdBack)
    return () => form?.removeEventListener('submit', holdBack)
  }, [])

  const pick = async (picked: File) => {
    inWork.current = picked
    const refused = await checkImage(picked)
    const readable = refused === undefined ? await copyInMemory(picked) : undefined
    if (inWork.current !== picked) return
    inWork.current = undefined
    if (!readable && input.current) input.current.value = ''
    flushSync(() => {
      setMessage(refused ?? (readable ? undefined : 'notAnImage'))
      setTooLargeFile(refused === 'tooLarge' ? picked : undefined)
      onPick(readable)
    })
    bringIntoSight(container.current)
  }
  const copy = async (original: File, maxBytes: number) => {
    inWork.current = original
    setTooLargeFile(undefined)
    setMessage('copying')
    // The pressed button is removed now, so the input takes the focus.
    input.current?.focus()
    const refused = await checkDecoding(original)
    const made = refused === undefined ? await smallerCopy(original, maxBytes) : undefined
    if (inWork.current !== original) return
    inWork.current = undefined
    setMessage(made ? 'copyMade' : (refused ?? 'copyFailed'))
    onPick(made ?? file)
  }
  const remove = () => {
    inWork.current = undefined
    setMessage(undefined)
    onPick(undefined)
    input.current?.focus()
  }

  const isFailedAsTooLarge =
    mayBeTooLarge === true &&
    (file?.size ?? 0) > SMALL_COPY_BYTES &&
    (message === undefined || message === 'copyMade')
  useEffect(() => {
    if (isFailedAsTooLarge) bringIntoSight(hint.current)
  }, [isFailedAsTooLarge])
  const shown = isFailedAsTooLarge ? 'tooLargeForServer' : message
  const isRefused = shown !== undefined && shown !== 'copying' && shown !== 'copyMade'
  const [copied, maxBytes] = isFailedAsTooLarge ? [file, SMALL_COPY_BYTES] : [tooLargeFile, IMAGE_MAX_BYTES]
  return (
    <div className={styles.picker} ref={container}>
      <label className={field.label} id={`${id}-label`} htmlFor={id}>
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
        onChange={({ target }) => target.files?.[0] && void pick(target.files[0])}
      />
      <p ref={hint} id={`${id}-hint`} className={isRefused ? field.error : 'muted small'} aria-live="polite">
        {t(`image.${shown ?? 'hint'}`, { megabytes: measure(IMAGE_MAX_BYTES / 1024 / 1024, 'MB') })}
      </p>
      {copied && (
        <Button disabled={disabled} onClick={() => void copy(copied, maxBytes)}>
          {t('image.makeCopy')}
        </Button>
      )}
      {file && (
        <Cluster>
          <Preview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
          <Button disabled={disabled} aria-describedby={`${id}-label`} onClick={remove}>
            {t('image.remove')}
          </Button>
        </Cluster>
      )}
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation('ui')
  const [isDrawable, setDrawable] = useState(true)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  // Most browsers cannot show HEIC, so the name of the file stands in.
  if (!isDrawable) return <p>{file.name}</p>
  return <img ref={show} alt={t('image.preview', { name: file.name })} onError={() => setDrawable(false)} />
}
