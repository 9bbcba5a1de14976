import { readFileSync } from 'node:fs'

const ASKED_FOR = /<link rel="preload" as="image" href="(\/cars\/[^"#]+\.svg)#(\w+)"\/>/
const AT_NIGHT = /@media\(prefers-color-scheme:dark\)\{((?:[^{}]+\{[^{}]*\})*)\}/
const PAINT = /#(\w+):target~#car\{([^}]*)\}/g

interface Drawn {
  /** The tags of the head. */
  head: string
  /** What stands in the root. */
  body: string
}

/**
 * Puts the drawing that the page asks for first into the page itself, so that its largest picture is there with its
 * first paint. React keeps to the picture it finds.
 */
export function withInlineDrawing({ head, body }: Drawn, publicDir: string): Drawn {
  const [link, path = '', paint = ''] = ASKED_FOR.exec(head) ?? []
  const source = `src="${path}#${paint}"`
  if (link === undefined || !body.includes(source))
    throw new Error('pages: the landing page shows no drawing at once')
  const drawing = encodeURIComponent(asOnStage(readFileSync(publicDir + path, 'utf8'), paint))
  return {
    head: head.replace(link, ''),
    body: body.replace(source, () => `src="data:image/svg+xml,${readable(drawing)}"`),
  }
}

/**
 * The drawing in this paint and by night, whatever the visitor's colours: the stage is always dark. A browser would
 * work out a drawing with both sets of rules twice before it paints it.
 */
export function asOnStage(drawing: string, paint: string): string {
  if (!AT_NIGHT.test(drawing)) throw new Error('pages: the drawing has no rules for the night')
  const painted = [...drawing.matchAll(PAINT)].find(([, name]) => name === paint)
  return drawing
    .replaceAll(PAINT, '')
    .replace(AT_NIGHT, (_, rules: string) => (painted ? `${rules}#car{${painted[2] ?? ''}}` : rules))
    .replaceAll(/<g id="\w+"\/>/g, '')
}

// What needs no escape packs better without.
const readable = (encoded: string) => encoded.replaceAll(/%(?:2C|2F|3A|3B|3D|27)/g, decodeURIComponent)
