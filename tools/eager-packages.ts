import type { Plugin } from 'vite'

const LARGE = 20_000

/**
 * Marks large packages of the old module format (React DOM) as functions that are called at once. Browsers then
 * compile them while the script arrives, beside the page, instead of twice: in passing, and when they are called.
 */
export const eagerPackages = (): Plugin => ({
  name: 'struja:eager-packages',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler(code) {
      const ranges: [number, number][] = []
      for (const statement of this.parse(code).body) {
        if (statement.type !== 'VariableDeclaration') continue
        for (const { init } of statement.declarations) {
          const given = init?.type === 'CallExpression' ? init.arguments[0] : undefined
          if (given?.type === 'ArrowFunctionExpression' && given.end - given.start > LARGE)
            ranges.push([given.start, given.end])
        }
      }
      if (ranges.length === 0) return null
      return ranges
        .toReversed()
        .reduce(
          (text, [start, end]) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
          code,
        )
    },
  },
})
