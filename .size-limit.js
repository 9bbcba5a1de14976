import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const LIMIT = '126 kB'

/** The scripts that a page asks for by itself. */
function firstLoadOf(page) {
  const html = readFileSync(`dist/${page}.html`, 'utf8')
  const files = [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `dist/${file}`)
  if (files.length < 2) throw new Error(`${page} asks for no scripts`)
  return [...new Set(files)]
}

/** The scripts in the page's head count too, with what they read. */
function headOf(page) {
  const [head] = readFileSync(`dist/${page}.html`, 'utf8').split('</head>')
  const scripts = [...head.matchAll(/<script(?! type="application\/ld)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text,
  )
  if (scripts.every((script) => script === '')) throw new Error(`${page} has no script in its head`)
  mkdirSync('node_modules/.cache/size', { recursive: true })
  writeFileSync(`node_modules/.cache/size/${page}.js`, scripts.join(''))
  return `node_modules/.cache/size/${page}.js`
}

export default [
  { name: 'first load of /', path: [headOf('index'), ...firstLoadOf('index')], limit: LIMIT },
  { name: 'first load of /vehicles', path: [headOf('vehicles'), ...firstLoadOf('vehicles')], limit: LIMIT },
  { name: 'fonts', path: 'dist/assets/*.woff2', brotli: false, gzip: false, limit: '42 kB' },
  ...['3', 's', 'x', 'y'].map((model) => ({
    name: `drawing of model ${model}`,
    path: `public/cars/model-${model}.svg`,
    brotli: false,
    gzip: false,
    limit: '12 kB',
  })),
]
