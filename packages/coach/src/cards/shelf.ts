import type { Card } from '../types.ts'
import { apologyCards } from './apology.ts'
import { artCards } from './art.ts'
import { askCards } from './ask.ts'
import { atWorkCards } from './at-work.ts'
import { beforeOthersCards } from './before-others.ts'
import { callingCards } from './callings.ts'
import { careCards } from './care.ts'
import { circleCards } from './circles.ts'
import { claimCards } from './claims.ts'
import { classCards } from './class.ts'
import { closeTieCards } from './close-ties.ts'
import { codeCards } from './code.ts'
import { craftCards } from './craft.ts'
import { deliveryCards } from './delivery.ts'
import { everydayCards } from './everyday.ts'
import { faithCards } from './faith.ts'
import { feedbackCards } from './feedback.ts'
import { firmGroundCards } from './firm-ground.ts'
import { gapCards } from './gaps.ts'
import { griefCards } from './grief.ts'
import { growingUpCards } from './growing-up.ts'
import { hardTalkCards } from './hard-talk.ts'
import { homeCards } from './home.ts'
import { interviewCards } from './interview.ts'
import { kinNewsCards } from './kin-news.ts'
import { moneyCards } from './money.ts'
import { newGroundCards } from './new-ground.ts'
import { ownDeskCards } from './own-desk.ts'
import { parentCards } from './parent.ts'
import { peopleYouLeadCards } from './people-you-lead.ts'
import { presentCards } from './present.ts'
import { refuseCards } from './refuse.ts'
import { roomCards } from './rooms.ts'
import { serveCards } from './serve.ts'
import { smallTalkCards } from './small-talk.ts'
import { supportCards } from './support.ts'
import { tenderGroundCards } from './tender-ground.ts'
import { turnCards } from './turns.ts'
import { twoOfUsCards } from './two-of-us.ts'
import { underOneRoofCards } from './under-one-roof.ts'
import { veteranCards } from './veteran.ts'
import { widerCircleCards } from './wider-circle.ts'
import { workingCards } from './working.ts'
import { writeCards } from './write.ts'

const written: readonly Card[] = [
  ...hardTalkCards,
  ...apologyCards,
  ...refuseCards,
  ...askCards,
  ...moneyCards,
  ...feedbackCards,
  ...presentCards,
  ...deliveryCards,
  ...interviewCards,
  ...writeCards,
  ...homeCards,
  ...parentCards,
  ...griefCards,
  ...supportCards,
  ...smallTalkCards,
  ...serveCards,
  ...classCards,
  ...careCards,
  ...faithCards,
  ...veteranCards,
  ...codeCards,
  ...artCards,
  ...gapCards,
  ...claimCards,
  ...newGroundCards,
  ...roomCards,
  ...circleCards,
  ...turnCards,
  ...craftCards,
  ...kinNewsCards,
  ...workingCards,
  ...firmGroundCards,
  ...underOneRoofCards,
  ...closeTieCards,
  ...everydayCards,
  ...atWorkCards,
  ...beforeOthersCards,
  ...growingUpCards,
  ...twoOfUsCards,
  ...widerCircleCards,
  ...ownDeskCards,
  ...peopleYouLeadCards,
  ...callingCards,
  ...tenderGroundCards,
]

/** Every situation that the coach has a card for, by id: where two fit alike, no file decides which of them is taken. */
export const shelf: readonly Card[] = written.toSorted((one, other) => (one.id < other.id ? -1 : 1))
