import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog } from './dialog'

import styles from './zoom-image.module.css'

/** An image that opens in full size; where it does not load, or has no address (''), a line says so. */
export function ZoomImage({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation()
  const [broken, setBroken] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  if (src === '' || broken === src) return <p className={styles.broken}>{t('image.broken')}</p>
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={t('image.enlarge', { name: alt })}
        onClick={() => setOpen(true)}
      >
        <img src={src} alt={alt} onError={() => setBroken(src)} />
      </button>
      {isOpen && (
        <Dialog title={alt} closeLabel={t('close')} look="wide" onClose={() => setOpen(false)}>
          <img className={styles.full} src={src} alt={alt} />
        </Dialog>
      )}
    </>
  )
}
