import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog } from './dialog'

import styles from './zoom-image.module.css'

/**
 * An image that opens in full size. If it cannot be shown, for example in a format that the browser does not know, a
 * line says so and links to the file; without an address (''), the line has no link.
 */
export function ZoomImage({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation(['ui', 'common'])
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
        <Dialog title={alt} closeLabel={t('common:close')} variant="picture" onClose={() => setOpen(false)}>
          <img className={styles.full} src={src} alt={alt} />
        </Dialog>
      )}
    </>
  )
}
