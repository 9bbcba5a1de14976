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

/** The script in the page's head counts too. */
function scriptInHead() {
  const [, script] = /<script>(.*?)<\/script>/s.exec(readFileSync('dist/index.html', 'utf8')) ?? []
  if (script === undefined) throw new Error('The page has no script in its head')
  mkdirSync('node_modules/.cache/size', { recursive: true })
  writeFileSync('node_modules/.cache/size/head.js', script)
  return 'node_modules/.cache/size/head.js'
}

const head = scriptInHead()
const LANDING = 'src/routes/public/landing/landing-page.tsx'
const BOOKING = 'src/routes/public/vehicles/vehicles-page.tsx'

export default [
  { name: 'first load of /', path: [head, ...firstLoadOf(LANDING)], limit: LIMIT },
  { name: 'first load of /vehicles', path: [head, ...firstLoadOf(BOOKING)], limit: LIMIT },
  { name: 'fonts', path: 'dist/assets/*.woff2', brotli: false, gzip: false, limit: '42 kB' },
  ...['3', 's', 'x', 'y'].map((model) => ({
    name: `drawing of model ${model}`,
    path: `public/cars/model-${model}.svg`,
    brotli: false,
    gzip: false,
    limit: '12 kB',
  })),
]
