/** Words that people mask or misspell, and that no everyday word is one letter away from. */
const REPAIRABLE =
  'suicide suicidal myself himself herself themselves overdose overdosed strangled strangling laxatives swallowed anorexia anorexic bulimia bulimic unconscious threatens threatened threatening anymore everyone tonight alive abusive bruises molested'.split(
    ' ',
  )

/** Masked words: a star or number sign stands for one letter or more. */
const MASKED =
  'kill killing killed die dying dead suicide suicidal rape raped raping cut cutting hang hanging abuse abused overdose unalive death murder myself'.split(
    ' ',
  )

/** Words that may be glued together: "killmyself", "iwanttodie". */
const GLUE = new Set(
  'i im a am want wanna to die kill killing my myself self me end it all life suicide not be here anymore going gonna hate hurt hurting cut cutting help please wish was dead wont wake up dont live living so just really tired of wanting'.split(
    ' ',
  ),
)
const HEAVY = /kill|die|suicid|myself|dead|live|life|hurt|cut/
const MIN_GLUED = 7
const MAX_GLUED = 40

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}
const DISGUISE = /[0-9@$!|*#]/
const MASK_RUN = /[*#]+/g

/** "k*ll", "su1cide", "d!e" to the word meant, or nothing when it is none of ours. */
export const unmask = (word: string): string | undefined => {
  if (word.length > MAX_GLUED || !DISGUISE.test(word) || !/[a-z]/.test(word)) return undefined
  const opened = word.replace(/[0-9@$!|]/g, (sign) => DIGIT_LETTERS[sign] ?? sign)
  const straight = word.replace(/[1!|]/g, 'l')
  if (MASKED.includes(straight)) return straight
  if (!/[*#]/.test(opened)) return MASKED.includes(opened) ? opened : undefined
  const shape = new RegExp(
    `^${opened.replace(/[^a-z*#]/g, '').replace(MASK_RUN, (run) => `[a-z]{1,${run.length + 1}}`)}$`,
  )
  return MASKED.find((candidate) => shape.test(candidate))
}

const deletions = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

const NEAR: ReadonlyMap<string, string> = new Map([
  ...REPAIRABLE.flatMap((word) => deletions(word).map((short): [string, string] => [short, word])),
  ...REPAIRABLE.map((word): [string, string] => [word, word]),
])
const LONGEST = Math.max(...REPAIRABLE.map((word) => word.length)) + 1

/** One letter more, less, other or swapped with its neighbor; the first letter stays. */
const isOneAway = (word: string, target: string): boolean => {
  if (word[0] !== target[0] || Math.abs(word.length - target.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === target[at]) at += 1
  const skip = (n: number, m: number): boolean => word.slice(at + n) === target.slice(at + m)
  if (skip(1, 1) || skip(1, 0) || skip(0, 1)) return true
  return word[at] === target[at + 1] && word[at + 1] === target[at] && skip(2, 2)
}

/** Everyday words that stand one letter from ours. */
const LEFT_ALONE = new Set(['alike', 'olive', 'active', 'abrasive', 'brushes', 'overdoes', 'overdone'])

/** A misspelling of one of the words safety needs, from five letters on and one letter away, to that word. */
export const respell = (word: string): string | undefined => {
  if (word.length < 5 || word.length > LONGEST || LEFT_ALONE.has(word)) return undefined
  const candidates = [word, ...deletions(word)].map((short) => NEAR.get(short))
  return candidates.find((target) => target !== undefined && isOneAway(word, target))
}

/** "killmyself" to its words, when all of it is words of ours and one of them is heavy. */
export const unglue = (word: string): string[] | undefined => {
  if (word.length < MIN_GLUED || word.length > MAX_GLUED || !HEAVY.test(word)) return undefined
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start]
      const piece = word.slice(start, end)
      if (!before || !GLUE.has(piece)) continue
      const now = best[end]
      if (!now || before.length + 1 < now.length) best[end] = [...before, piece]
    }
  }
  const whole = best[word.length]
  return whole && whole.length > 1 ? whole : undefined
}

/** Whether stretched letters of it may be shortened to a word we look for: "diiie". */
export const isSought = (word: string): boolean => GLUE.has(word) || MASKED.includes(word) || NEAR.get(word) === word
