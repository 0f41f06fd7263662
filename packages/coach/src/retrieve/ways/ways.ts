import { apologyWays } from './apology.ts'
import { artWays } from './art.ts'
import { askWays } from './ask.ts'
import { careWays } from './care.ts'
import { classWays } from './class.ts'
import { codeWays } from './code.ts'
import { deliveryWays } from './delivery.ts'
import { faithWays } from './faith.ts'
import { feedbackGiveWays } from './feedback-give.ts'
import { feedbackReceiveWays } from './feedback-receive.ts'
import { griefWays } from './grief.ts'
import { hardTalkWays } from './hard-talk.ts'
import { homeWays } from './home.ts'
import { interviewWays } from './interview.ts'
import { moneyWays } from './money.ts'
import { parentWays } from './parent.ts'
import { presentWays } from './present.ts'
import { refuseWays } from './refuse.ts'
import { serveWays } from './serve.ts'
import { smallTalkWays } from './small-talk.ts'
import { supportWays } from './support.ts'
import { veteranWays } from './veteran.ts'
import { writeWays } from './write.ts'

/** Ways to put a card by its id, one a line. */
export type Ways = Readonly<Record<string, string>>

const FAMILIES: readonly Ways[] = [
  apologyWays,
  artWays,
  askWays,
  careWays,
  classWays,
  codeWays,
  deliveryWays,
  faithWays,
  feedbackGiveWays,
  feedbackReceiveWays,
  griefWays,
  hardTalkWays,
  homeWays,
  interviewWays,
  moneyWays,
  parentWays,
  presentWays,
  refuseWays,
  serveWays,
  smallTalkWays,
  supportWays,
  veteranWays,
  writeWays,
]

/**
 * More ways in which people put the matter of a card, besides those on the card itself: written for its label by several people
 * who did not see each other's. They teach how likely letters and small words are under a card; to meet one of them is no proof.
 */
export const ALL_WAYS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  FAMILIES.flatMap((family) => Object.entries(family).map(([id, lines]) => [id, lines.trim().split('\n')])),
)

export const waysOf = (id: string): readonly string[] => ALL_WAYS[id] ?? []
