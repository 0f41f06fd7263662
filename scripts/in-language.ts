import type { Plugin } from 'vite'

/** How English texts are imported: `words/en/text.ts`, `generated/en/titles.json`. */
const ENGLISH = /(?<=\/)en\/(?=[\w-]+\.(?:ts|json)$)/

/**
 * Builds the app in another language by replacing every import of English texts, so that no bundle contains two
 * languages. Styles come with the English build.
 */
export function inLanguage(language: string): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!ENGLISH.test(source) || importer?.includes(`words/${language}/`)) return null
      const own = source.replace(ENGLISH, `${language}/`)
      return this.resolve(own, importer, { skipSelf: true })
    },
    load: (id) => (id.endsWith('/styles/app.css') ? '' : null),
  }
}
