import { readFileSync } from 'node:fs'

const ASKED_FOR = /<link rel="preload" as="image" href="(\/cars\/[^"#]+\.svg)(#[^"]*)"\/>/

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
  if (link === undefined || !body.includes(`src="${path}${paint}"`))
    throw new Error('pages: the landing page shows no drawing at once')
  const drawing = encodeURIComponent(readFileSync(publicDir + path, 'utf8'))
  return {
    head: head.replace(link, ''),
    body: body.replace(
      `src="${path}${paint}"`,
      () => `src="data:image/svg+xml,${readable(drawing)}${paint}"`,
    ),
  }
}

// What needs no escape packs better without.
const readable = (encoded: string) => encoded.replaceAll(/%(?:2C|2F|3A|3B|3D|27)/g, decodeURIComponent)
