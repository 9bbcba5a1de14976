import { loadEnv, minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

import { detectLanguage } from '../../src/i18n/detect-language.ts'
import { LANGUAGE_KEY, SERVED_BY } from '../../src/i18n/languages.ts'
import { paths } from '../../src/paths.ts'
import { localeEnding } from '../hashed-locales.ts'
import { apiUrlOf } from '../hosting/environment.ts'
import { fontsOf, needsOf, textOf, type BuiltNeeds } from './bundle-needs.ts'
import { companyData } from './company-data.ts'
import { FIRST_LOAD_ID, startFirstLoad } from './head-script.ts'
import { drawingTag, hiddenPageTags, iconTags, languageTags, pageTags, sharingTags } from './head-tags.ts'
import { withInlineDrawing } from './inline-drawing.ts'
import { withLateDateFields } from './late-date-fields.ts'
import { FALLBACK, fileOf, LANDING_FILES, servePages } from './page-files.ts'
import {
  drawnHtml,
  OTHER_LANGUAGE,
  preloadsOf,
  shellHtml,
  tagsHtml,
  withoutScripts,
  withStyles,
} from './page-html.ts'
import { LANDING, NOT_FOUND, PAGES, type Page } from './page-table.ts'
import { startRenderer } from './renderer.ts'
import { manifest, robots, sitemap } from './site-files.ts'
import { textsOf } from './texts.ts'

/**
 * Writes one HTML file for each page: with its name for those who run no script, and a small script that asks at once
 * for all the page needs. The landing page is drawn in every language. With them robots.txt, sitemap and manifest.
 */
export function pages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'pages',
    configResolved(resolved) {
      config = resolved
    },
    configurePreviewServer: ({ middlewares }) => servePages(middlewares, config.build.outDir),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = await readBuild(bundle, config)
        const files = new Map([...(await shells(built)), ...(await landings(built, config))])
        delete bundle['index.html']
        const { say } = await textsOf('en')
        files.set('robots.txt', robots())
        files.set('sitemap.xml', sitemap())
        files.set('manifest.webmanifest', manifest(say('landing:description')))
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

/** What every page is made of. */
interface Build {
  bundle: Rolldown.OutputBundle
  template: string
  /** The script of the head. */
  script: string
  needs: (page: Page) => BuiltNeeds
  /** The text of a style sheet. */
  readStyles: (address: string) => string
}

async function readBuild(bundle: Rolldown.OutputBundle, config: ResolvedConfig): Promise<Build> {
  const template = textOf(bundle, 'index.html')
  const env = loadEnv(config.mode, config.envDir || process.cwd())
  return {
    bundle,
    template,
    script: await headScript(config),
    needs: needsOf(bundle, template, {
      url: apiUrlOf(env),
      sendsBearer: env['VITE_API_AUTH'] === 'bearer',
    }),
    readStyles: (address) => textOf(bundle, address.slice(1)),
  }
}

/** Every page but the landing page: nothing to see until the app draws it. */
async function shells({ template, script, needs, readStyles }: Build): Promise<[string, string][]> {
  const { say, title: titleOf } = await textsOf('en')

  const html = (page: Page, path?: string) => {
    const title = titleOf(page.title)
    const description = page.description && say(page.description)
    const tags =
      description && path
        ? [
            ...pageTags(title, description, path),
            ...sharingTags({ title, description, path, language: 'en', picture: say('landing:picture') }),
          ]
        : hiddenPageTags(title)
    const isInArea = path === paths.client || path?.startsWith(`${paths.client}/`)
    const visitor = isInArea && PAGES[paths.auth]
    const own = needs(page)
    const shell = {
      template,
      script,
      tags: tagsHtml([...(page.drawings ?? []).map(drawingTag), ...tags, ...iconTags()]),
    }
    // Only in the signed-in area it depends on the visitor what is needed.
    return visitor
      ? shellHtml({ ...shell, needs: { ...own, visitor: needs(visitor) } })
      : withStyles(
          shellHtml({
            ...shell,
            needs: { texts: own.texts, ...(own.chosen.length > 0 && { chosen: own.chosen }) },
            preloads: preloadsOf(own),
          }),
          own.styles,
          readStyles,
        )
  }

  const entries = Object.entries(PAGES).map(([path, page]): [string, string] => [
    fileOf(path),
    html(page, path),
  ])
  return [...entries, [FALLBACK, html(NOT_FOUND)]]
}

/** The landing page at each of its addresses, drawn. */
async function landings(
  { bundle, template, script, needs, readStyles }: Build,
  config: ResolvedConfig,
): Promise<[string, string][]> {
  const { styles, scripts, texts } = needs(LANDING)
  const { template: quiet, start, scripts: shared } = withoutScripts(template)
  const renderer = await startRenderer(config)
  try {
    const drawn: [string, string][] = []
    for (const { file, path, language } of LANDING_FILES) {
      const { say, title: titleOf } = await textsOf(language)
      const { head, body } = await renderer.renderLanding(language, path)
      const title = titleOf('landing:title')
      const description = say('landing:description')
      const sharing = sharingTags({ title, description, path, language, picture: say('landing:picture') })
      const fonts = [...fontsOf(bundle, 'latin'), ...(language === 'sr' ? fontsOf(bundle, 'latin-ext') : [])]
      const tags = head + tagsHtml([...languageTags(), ...sharing, ...iconTags()])
      const html = drawnHtml({
        shell: withStyles(
          shellHtml({
            template: quiet,
            script,
            fonts,
            needs: { texts, scripts: [...shared, ...scripts], start },
            tags,
          }),
          styles,
          readStyles,
          OTHER_LANGUAGE,
        ),
        language,
        isKnown: file !== 'index.html',
        body: withLateDateFields(withInlineDrawing(body, config.publicDir)),
        data: companyData(description),
      })
      drawn.push([file, html])
    }
    return drawn
  } finally {
    await renderer.close()
  }
}

async function headScript({ publicDir }: ResolvedConfig): Promise<string> {
  const detection = JSON.stringify({ servedBy: SERVED_BY, key: LANGUAGE_KEY })
  const language = `(${detectLanguage.toString()})(${detection})`
  const texts = [FIRST_LOAD_ID, localeEnding(`${publicDir}/locales`)].map((text) => JSON.stringify(text))
  // As text, since a loader of this file would write more into an import.
  const code = `(${startFirstLoad.toString()})(${language},${texts.join()},(href)=>import(href))`
  return (await minify('head-script.js', code)).code.trim()
}
