import { countWords } from '../text/words.ts'
import { dropHedges, dropRunUp, dropTail, isEmptySentence, tighten, unwrapRequest } from './edits.ts'
import { letterOf } from './letter.ts'

/** What one reads in a breath; a longer text has more to lose than to gain by half. */
const MOST = 36
const ASK = /\?|\b(?:please|let me know)\b/i

/** A text at most half as long by whole sentences: the one that asks, else the first. Nothing is added. */
export const shortened = (text: string): string => {
  const letter = letterOf(text)
  const body = letter.body
    .filter((sentence) => !isEmptySentence(sentence))
    .map((sentence) =>
      [dropTail, unwrapRequest, dropRunUp, dropHedges, tighten].reduce(
        (sofar, step) => step(sofar)?.text ?? sofar,
        sentence,
      ),
    )
  const most = Math.min(countWords(text) / 2, MOST)
  const kept: string[] = []
  let words = letter.greeting === undefined ? 0 : countWords(letter.greeting)
  for (const sentence of [...body.filter((each) => ASK.test(each)), ...body]) {
    if (kept.includes(sentence) || (words + countWords(sentence) > most && kept.length > 0)) continue
    kept.push(sentence)
    words += countWords(sentence)
  }
  const ordered = body.filter((sentence) => kept.includes(sentence))
  return [letter.greeting, ordered.join(' ')].filter((each) => each !== undefined && each !== '').join(' ')
}
