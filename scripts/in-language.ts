import type { Plugin } from 'vite'

const ENGLISH = 'words/en/'

/**
 * Builds the app in another language: every import of a group of English sentences brings the group of the same name in
 * that language, so that its bundle holds no English and the English bundle nothing of it.
 *
 * @param styles  the style sheet as the English build made it, which takes its time
 */
export function inLanguage(language: string, styles: string): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.includes(ENGLISH) || importer?.includes(`words/${language}/`)) return null
      const own = source.replace(ENGLISH, `words/${language}/`)
      return this.resolve(own, importer, { skipSelf: true })
    },
    load: (id) => (id.endsWith('/styles/app.css') ? styles : null),
  }
}
