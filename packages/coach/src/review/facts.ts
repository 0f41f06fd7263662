import { STOP } from '../text/stop-words.ts'

const FACT =
  /[$£€]?\d[\d.,:]*%?|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|tomorrow|today|tonight|noon|midnight)\b/gi
const NAME = /(?<=[\p{Ll},;] )\p{Lu}[\p{Ll}\p{Lu}]+/gu

/** Words of ours or theirs that begin a sentence behind a greeting. */
const STARTS =
  /^(?:Could|Next|Checking|When|Please|Thank|Hello|Hi|Dear|Sorry|Unfortunately|Fix|Send|Best|Kind|Regards)$/

/** Dates, sums, numbers and names of a text, blanks left out; in a stable order. */
const factsIn = (text: string): string[] => {
  const plain = text.replace(/\[[^\]]*\]/g, ' ')
  const numbers = (plain.match(FACT) ?? []).map((each) => each.toLowerCase().replace(/[.,:]+$/, ''))
  const names = (plain.match(NAME) ?? []).filter(
    (each) => each !== 'I' && !/^I['’]/.test(each) && !STARTS.test(each) && !STOP.has(each.toLowerCase()),
  )
  const days = new Set(numbers)
  return [...numbers, ...names.map((each) => each.toLowerCase()).filter((each) => !days.has(each))].sort()
}

/** Whether two texts state the same facts. */
export const sameFacts = (one: string, two: string): boolean => factsIn(one).join('|') === factsIn(two).join('|')
