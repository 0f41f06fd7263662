import { draws } from '@understory/insight/voice/test-sounds'
import { countWords } from '../apps/web/src/features/word-log/count-words.ts'

const LENGTH = 1_000_000
const RUNS = 7
const VOCABULARY = 10_000

/** Speed of the word count on a megabyte, spaced and unspaced, against splitting the same text at its spaces. */
export function benchWords(): Record<string, string | number> {
  const spaced = spacedText()
  const chinese = chineseText()
  const counted = shortest(() => countWords(spaced))
  return {
    'words of 1 MB with spaces counted, milliseconds': counted,
    'the same against splitting at spaces': `${(counted / shortest(() => spaced.split(/\s+/))).toFixed(1)} times`,
    'words of 1 MB of Chinese counted, milliseconds': shortest(() => countWords(chinese)),
  }
}

/** Milliseconds of processor time of this thread, the least of several runs: what else runs here only ever adds. */
function shortest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run++) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return Math.round(best * 10) / 10
}

/** Few words often and many seldom, as in any language; one in eight bears a mark. */
function spacedText(): string {
  const random = draws(1)
  const words: string[] = []
  for (let length = 0; length < LENGTH; ) {
    const word = `${lettersOf(random() ** 3 * VOCABULARY)}${random() < 1 / 8 ? ',' : ''}`
    words.push(word)
    length += word.length + 1
  }
  return words.join(' ')
}

function lettersOf(rank: number): string {
  return (Math.floor(rank) * 977 + 20_000).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')
}

const CHARACTERS = '我们昨天一起去了北京的故宫博物院，天气非常好所以大家都很高兴。今想和你慢谈'

/** As many characters as a file of that size holds, at three bytes each. */
function chineseText(): string {
  const random = draws(1)
  const pick = () => CHARACTERS[Math.floor(random() * CHARACTERS.length)] ?? ''
  return Array.from({ length: Math.floor(LENGTH / 3) }, pick).join('')
}
