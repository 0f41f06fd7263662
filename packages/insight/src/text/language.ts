import { NAME } from './canonical.ts'
import { hasWordEnding, isFamiliar } from './familiar.ts'
import { CLASSES, NOTES } from './lexicon.ts'
import type { Reading } from './reading.ts'
import type { TextLanguage } from './types.ts'
import { wordValence } from './valence.ts'
import { wordSet } from './word-set.ts'

const ELSEWHERE = wordSet(
  'el la los las un una unos unas de del que y en por para con es se su como pero más muy está al lo le les nos mi tu sus este esta ' +
    'der die das und ist nicht ein eine ich sie wir ihr mit auf für von zu dem den des im auch wie aber oder sind war ' +
    'le les des une est et pas que qui dans pour sur avec vous nous je il elle ce cette au aux ne sont mais plus ' +
    'il lo gli che di non per con una sono ma della nel alla questo ' +
    'o os as um uma não para com mais mas seu sua você eu ' +
    'de het een en van ik je niet dat die op te zijn met voor maar ' +
    'jest nie się na do że jak tak och att det som är jag inte på med',
)
/** Also English words, so no evidence of another language. */
const SHARED = wordSet(
  'um im jest o op la no non plus pour est a as do no me on so the in is at an he to war die also we wie plus con per mi was as man i',
)

const FUNCTION = wordSet(
  "the of and to in is that it for was on are with as i you he they be at this have from or by not but what all were we when your can there use an which do their if will how up other about out many then them these so her would make like him into has two more no way could my than been who its now did get come made may part i'm don't it's can't didn't isn't that's",
)

/** Not a key, hash or blob. */
const isPlausible = (text: string): boolean => text.length < 25 && !/\d/.test(text)

const isKnown = (form: string): boolean => {
  if (isFamiliar(form) || hasWordEnding(form) || CLASSES.slang.has(form)) return true
  const { own, vader } = wordValence(form)
  return own !== 0 || vader !== 0
}

const PLAIN = /^[A-Za-z']+$/
const LATIN = /^[\p{Script=Latin}'’.\d_-]+$/u

const notEnglish = (why: 'code-only' | 'no-words' | 'other-script' | 'other-language' | 'noise'): TextLanguage => ({
  code: 'und',
  english: false,
  reason: NOTES.score[why],
})

/**
 * Whether a text is English: enough familiar words, few foreign ones. One or two words count as English unless script
 * or spelling says otherwise.
 *
 * @source sources.md#language
 */
export const languageOf = ({ tokens, forms, setAside }: Reading): TextLanguage => {
  if (tokens.length === 0 && setAside.some(({ kind }) => kind === 'code')) return notEnglish('code-only')
  let [count, known, foreign, functional, letters, latin] = [0, 0, 0, 0, 0, 0]
  const limit = Math.min(tokens.length, 4000)
  for (let at = 0; at < limit; at += 1) {
    const token = tokens[at]
    if (token?.kind !== 'word' || !isPlausible(token.text)) continue
    letters += 1
    if (PLAIN.test(token.text) || LATIN.test(token.text)) latin += 1
    const form = forms[at] ?? ''
    if (form === NAME) continue
    count += 1
    if (form.startsWith('<')) {
      known += 1
      continue
    }
    if (isKnown(form)) known += 1
    if (FUNCTION.has(form)) functional += 1
    if (ELSEWHERE.has(token.lower) && !SHARED.has(token.lower)) foreign += 1
  }
  if (letters === 0) return notEnglish('no-words')
  if (latin / letters < 0.5) return notEnglish('other-script')
  const isEnglish = (): boolean => {
    if (count < 3) return known >= foreign
    const share = known / count
    if (foreign / count > 0.2) return share >= 0.6 && functional >= foreign
    return share >= 0.3 || functional / count > 0.15 || (count < 8 && (foreign === 0 || known > foreign))
  }
  if (isEnglish()) return { code: 'en', english: true }
  return notEnglish(foreign > 0 ? 'other-language' : 'noise')
}
