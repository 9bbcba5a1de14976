import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { Button } from '@/ui/button'

import { checkContent, checkImage, IMAGE_MAX_BYTES, type ImageRefusal } from './image-content'
import { smallerCopy } from './image-scale'

import styles from './image-picker.module.css'

interface ImagePickerProps {
  label: string
  file: File | undefined
  onPick: (file: File | undefined) => void
}

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif'

/** Picks one image, judged by its content, and shows it; the choice can be removed. */
export function ImagePicker({ label, file, onPick }: ImagePickerProps) {
  const { t } = useTranslation()
  const { measure } = useFormats()
  const [message, setMessage] = useState<ImageRefusal | 'copyFailed' | 'copyMade'>()
  /** What was picked last, if it is too large; a smaller copy of it is offered, never made unasked. */
  const [large, setLarge] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
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

  const pick = async (picked: File | undefined) => {
    if (picked === undefined) return
    const refused = await checkImage(picked)
    // Another one may have been picked meanwhile.
    if (input.current?.files?.[0] !== picked) return
    setMessage(refused)
    setLarge(refused === 'tooLarge' ? picked : undefined)
    onPick(refused === undefined ? picked : undefined)
    if (refused !== undefined) empty(input.current)
  }
  const copy = async (original: File) => {
    setLarge(undefined)
    // The button is gone with that.
    input.current?.focus()
    const refused = await checkContent(original)
    const made = refused === undefined ? await smallerCopy(original) : undefined
    // Another one may have been picked meanwhile.
    if (input.current?.value !== '') return
    setMessage(made ? 'copyMade' : (refused ?? 'copyFailed'))
    onPick(made)
  }
  const remove = () => {
    setMessage(undefined)
    onPick(undefined)
    input.current?.focus()
  }

  const isRefused = message !== undefined && message !== 'copyMade'
  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPT}
        aria-invalid={isRefused}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void pick(event.target.files?.[0])}
      />
      <p id={`${id}-hint`} className={isRefused ? styles.error : styles.hint} aria-live="polite">
        {t(`image.${message ?? 'hint'}`, { megabytes: measure(IMAGE_MAX_BYTES / 1024 / 1024, 'MB') })}
      </p>
      {large && <Button onClick={() => void copy(large)}>{t('image.makeCopy')}</Button>}
      {file && (
        <div className={styles.preview}>
          <Preview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
          <Button onClick={remove}>{t('image.remove')}</Button>
        </div>
      )}
    </div>
  )
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
  const { t } = useTranslation()
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
