const SCALE = 2

/** A drawing as a PNG image of twice its size; rejects where the browser cannot draw it. */
export async function toPng(drawing: SVGSVGElement): Promise<Blob> {
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
