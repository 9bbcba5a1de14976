import { saveFile } from '@/ui/save-file'

import { toPng } from './to-png'

const SVG = 'http://www.w3.org/2000/svg'

/** Saves drawings of the page, side by side, as one PNG image. */
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
