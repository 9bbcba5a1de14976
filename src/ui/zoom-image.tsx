import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog } from './dialog'

import styles from './zoom-image.module.css'

interface ZoomImageProps {
  src: string
  alt: string
  /** What the dialog shows instead of the plain image in full size. */
  full?: ReactNode
}

/** An image that opens in full size; a line that links to the file, unless `src` is '', where it cannot be shown. */
export function ZoomImage({ src, alt, full }: ZoomImageProps) {
  const { t } = useTranslation('ui')
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  if (src === '' || brokenSrc === src) {
    return (
      <p className="muted">
        {t('image.broken')}{' '}
        {src !== '' && (
          <a href={src} target="_blank" rel="noreferrer">
            {t('image.open')}
          </a>
        )}
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={t('image.enlarge', { name: alt })}
        onClick={() => setOpen(true)}
      >
        <img src={src} alt={alt} onError={() => setBrokenSrc(src)} />
      </button>
      {isOpen && (
        <Dialog title={alt} variant="picture" onClose={() => setOpen(false)}>
          {full ?? <img className={styles.full} src={src} alt={alt} />}
        </Dialog>
      )}
    </>
  )
}
