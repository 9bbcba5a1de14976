import { describe, expect, it } from 'vitest'

import { hashesOfBuild, inlineHashes } from '../../../tools/hosting/inline-hashes'

// The example of the standard: https://www.w3.org/TR/CSP3/#script-src-hash-usage
const EXAMPLE = `<script>alert('Hello, world.');</script>`
const HASH = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='

const hashesOf = (html: string) => inlineHashes({ 'some.html': html })

describe('the hashes', () => {
  it('match the example of the standard', () => {
    expect(hashesOf(EXAMPLE)).toEqual({ scripts: [HASH], styles: [] })
  })

  it('tell scripts from styles, whatever their attributes', () => {
    const { scripts, styles } = hashesOf(`<style media="all">a{}</style><SCRIPT type="module">\n1\n</SCRIPT>`)
    expect([scripts.length, styles.length]).toEqual([1, 1])
  })

  it('leave out scripts with a src', () => {
    expect(
      hashesOf('<script src="/a.js"></script><script type="module" crossorigin src=/b.js></script>'),
    ).toEqual({
      scripts: [],
      styles: [],
    })
  })

  it('cover all pages together, each hash once', () => {
    const pages = { 'a.html': EXAMPLE, 'b/c.html': `${EXAMPLE}<script>2</script>` }
    expect(inlineHashes(pages).scripts).toHaveLength(2)
    expect(inlineHashes(pages).scripts).toContain(HASH)
  })
})

describe('an attribute that no policy of hashes allows', () => {
  it.each(['<p style="color:red">', '<img src="a.png" onerror="x()">', '<svg>\n<path\n style="fill:red"/>'])(
    'is refused: %s',
    (html) => {
      expect(() => hashesOf(html)).toThrow(/^some\.html: the policy allows no (style|onerror) attribute/)
    },
  )

  it('is ignored in the text of a script or a paragraph', () => {
    expect(() =>
      hashesOf('<script>const a = "<p style=1>"</script><p class="style">a style="b"</p>'),
    ).not.toThrow()
  })
})

it('a folder without a page is refused as a build', () => {
  expect(() => hashesOfBuild('public')).toThrow('npm run build')
})
