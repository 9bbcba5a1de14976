import { saveFile } from '@/ui/save-file'

const SVG = 'http://www.w3.org/2000/svg'
const SCALE = 2

/**
 * Saves drawings of the page, side by side, as one PNG image of twice their size. Rejects if the browser cannot draw
 * them.
 */
export async function downloadDrawing(parts: Iterable<SVGSVGElement>, name: string): Promise<void> {
  saveFile(await toPng(sideBySide(parts)), `${name}.png`)
}

function sideBySide(parts: Iterable<SVGSVGElement>): SVGSVGElement {
  const sheet = document.createElementNS(SVG, 'svg')
  let right = 0
  let bottom = 0
  for (const part of parts) {
    const { width, height } = part.viewBox.baseVal
    const copy = document.importNode(part, true)
    setSize(copy, width, height)
    copy.setAttribute('x', String(right))
    sheet.append(copy)
    right += width
    bottom = Math.max(bottom, height)
  }
  setSize(sheet, right, bottom)
  return sheet
}

function setSize(drawing: SVGSVGElement, width: number, height: number): void {
  drawing.setAttribute('width', String(width))
  drawing.setAttribute('height', String(height))
}

async function toPng(drawing: SVGSVGElement): Promise<Blob> {
  const source = new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' })
  const address = URL.createObjectURL(source)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * SCALE
    canvas.height = image.naturalHeight * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No image was made'))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
