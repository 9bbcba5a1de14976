import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const LIMIT = '126 kB'

/** The scripts of a page's first load: what the start script and the page import without waiting. */
function firstLoadOf(page) {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  const reached = new Set()
  const open = [page, ...Object.keys(manifest).filter((name) => manifest[name].isEntry)]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    open.push(...(manifest[name].imports ?? []))
  }
  return [...reached].map((name) => `dist/${manifest[name].file}`).filter((file) => file.endsWith('.js'))
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

const LANDING = 'src/routes/public/landing/landing-page.tsx'
const BOOKING = 'src/routes/public/vehicles/vehicles-page.tsx'

export default [
  { name: 'first load of /', path: [headOf('index'), ...firstLoadOf(LANDING)], limit: LIMIT },
  { name: 'first load of /vehicles', path: [headOf('vehicles'), ...firstLoadOf(BOOKING)], limit: LIMIT },
  { name: 'fonts', path: 'dist/assets/*.woff2', brotli: false, gzip: false, limit: '42 kB' },
  ...['3', 's', 'x', 'y'].map((model) => ({
    name: `drawing of model ${model}`,
    path: `public/cars/model-${model}.svg`,
    brotli: false,
    gzip: false,
    limit: '12 kB',
  })),
]
