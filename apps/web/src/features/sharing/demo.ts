import type { AccessLevel, ShareableBranch, SharedReading, SharedView } from '@understory/contract/sharing'

const AT = '2025-06-10T16:05:00.000Z'
const READINGS = [
  reading('c', AT, { pace: 78, clarity: 84, warmth: 82, confidence: 58, formality: 55 }),
  reading('b', '2025-06-06T16:05:00.000Z', { pace: 71, clarity: 80, warmth: 79, confidence: 52, formality: 57 }),
  reading('a', '2025-06-02T16:05:00.000Z', { pace: 64, clarity: 73, warmth: 80, confidence: 49, formality: 60 }),
]
const SOME = { recordings: 3, texts: 0, readings: READINGS }

/** Sample data for `/shared`, for the branches in its address. */
export function demoView(branches: readonly ShareableBranch[], access: AccessLevel): SharedView {
  const all: Required<Omit<SharedView['snapshot'], 'talk'>> = {
    takenAt: AT,
    texts: [],
    'word-counter': {
      totalWords: 3240,
      dayCount: 9,
      days: [420, 310, 290, 505, 260, 380, 410, 295, 370].map((words, at) => ({ date: `2025-06-0${at + 1}`, words })),
      topWords: [
        { word: 'listen', count: 50 },
        { word: 'students', count: 35 },
        { word: 'garden', count: 33 },
        { word: 'because', count: 23 },
        { word: 'maybe', count: 23 },
      ],
    },
    'public-speaking': SOME,
    'still-waters': SOME,
    'ya-treehouse': SOME,
    astrology: { sectionsRead: ['birth-chart', 'meditation'] },
  }
  const snapshot = { takenAt: AT, texts: [], ...Object.fromEntries(branches.map((branch) => [branch, all[branch]])) }
  return { access, branches: [...branches], ownerName: '', expiresAt: null, snapshot, comments: [], tasks: [] }
}

type Scores = Pick<SharedReading, 'pace' | 'clarity' | 'warmth' | 'confidence' | 'formality'>

function reading(id: string, createdAt: string, scores: Scores): SharedReading {
  return { id, kind: 'voice', createdAt, context: 'Public', ...scores }
}
