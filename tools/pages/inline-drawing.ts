import { readFileSync } from 'node:fs'

const PLACE = /(<div [^>]*data-drawing="(model-\w) (\w+)"[^>]*>)(?=<\/div>)/
const AT_NIGHT = /@media\(prefers-color-scheme:dark\)\{((?:[^{}]+\{[^{}]*\})*)\}/
// Of a drawing: its first tag, its rules, and all else.
const PARTS = /^(<svg [^>]*>)<style>(.*?)<\/style>(.*)$/s
const PAINT = /#(\w+):target~#car\{([^}]*)\}/g

/**
 * Puts the drawing of the first screen into the page itself, so that it is there with the first paint: in a shadow root,
 * which keeps its names and rules apart. As a picture it would be a document of its own, for which the paint waits.
 */
export function withInlineDrawing(body: string, publicDir: string): string {
  if (!PLACE.test(body)) throw new Error('pages: the landing page has no place for its drawing')
  return body.replace(PLACE, (_, place: string, name: string, paint: string) => {
    const parts = PARTS.exec(asOnStage(readFileSync(`${publicDir}/cars/${name}.svg`, 'utf8'), paint))
    if (parts === null) throw new Error(`pages: the drawing ${name} does not begin with its rules`)
    const [, root = '', rules = '', rest = ''] = parts
    return `${place}<template shadowrootmode="open"><style>svg{display:block}${rules}</style>${root}${rest}</template>`
  })
}

/**
 * The drawing in this paint and by night, whatever the visitor's colours: the stage is always dark.
 */
export function asOnStage(drawing: string, paint: string): string {
  if (!AT_NIGHT.test(drawing)) throw new Error('pages: the drawing has no rules for the night')
  const painted = [...drawing.matchAll(PAINT)].find(([, name]) => name === paint)
  return drawing
    .replaceAll(PAINT, '')
    .replace(AT_NIGHT, (_, rules: string) => (painted ? `${rules}#car{${painted[2] ?? ''}}` : rules))
    .replaceAll(/<g id="\w+"\/>/g, '')
}
