import { CarImage, type Paint } from '@/ui/car-image'
import { Logo } from '@/ui/logo'
import { ZoomImage } from '@/ui/zoom-image'

import { Part, Sample, Samples } from './part'

import styles from './design.module.css'

const PAINTS: Paint[] = ['blue', 'graphite', 'red', 'silver', 'forest']
const MODELS = ['Model 3', 'Model S', 'Model X', 'Model Y']

export function PicturesPart() {
  return (
    <Part id="pictures" title="Pictures">
      <Samples title="Logo">
        <Logo />
      </Samples>
      <Samples title="CarImage" small>
        {MODELS.map((name) => (
          <Sample key={name} name={name}>
            <CarImage name={name} paint="pearl" eager />
          </Sample>
        ))}
        {PAINTS.map((paint) => (
          <Sample key={paint} name={paint}>
            <CarImage name="Model 3" paint={paint} eager />
          </Sample>
        ))}
        <Sample name="with a picture of its own">
          <div className={styles.place}>
            <CarImage name="Model 3" src="/share.png" eager />
          </div>
        </Sample>
        <Sample name="with a cut-out of its own">
          <div className={styles.place}>
            <CarImage name="Model 3" src="/icon-192.png" eager />
          </div>
        </Sample>
        <Sample name="whose own picture does not load">
          <CarImage name="Model 3" src="/no-such-picture.png" paint="red" eager />
        </Sample>
      </Samples>
      <Samples title="ZoomImage" small>
        <Sample name="default; a press opens it in full size">
          <ZoomImage src="/share.png" alt="Struja" />
        </Sample>
        <Sample name="focused" state="focus">
          <ZoomImage src="/icon-192.png" alt="Struja" />
        </Sample>
        <Sample name="that does not load">
          <ZoomImage src="/no-such-picture.png" alt="Struja" />
        </Sample>
      </Samples>
    </Part>
  )
}
