import { readFileSync } from 'node:fs'

const LIMIT = '155 kB'

/** The scripts that the HTML of a page names. */
function firstLoadOf(page) {
  const html = readFileSync(`dist/${page}.html`, 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `dist/${file}`)
  if (files.length < 2) throw new Error(`${page} asks for no scripts`)
  return [...new Set(files)]
}

export default [
  { name: 'first load of /', path: firstLoadOf('index'), limit: LIMIT },
  { name: 'first load of /vehicles', path: firstLoadOf('vehicles'), limit: LIMIT },
  { name: 'fonts', path: 'dist/assets/*.woff2', brotli: false, gzip: false, limit: '42 kB' },
  ...['3', 's', 'x', 'y'].map((model) => ({
    name: `drawing of model ${model}`,
    path: `public/cars/model-${model}.svg`,
    brotli: false,
    gzip: false,
    limit: '12 kB',
  })),
]
