import type { Card } from '../types.ts'
import { apologiesCards } from './apologies/cards.ts'
import { artsCards } from './arts/cards.ts'
import { askingCards } from './asking/cards.ts'
import { careCards } from './care/cards.ts'
import { couplesCards } from './couples/cards.ts'
import { customersCards } from './customers/cards.ts'
import { faithCards } from './faith/cards.ts'
import { familyCards } from './family/cards.ts'
import { friendsCards } from './friends/cards.ts'
import { griefCards } from './grief/cards.ts'
import { homeCards } from './home/cards.ts'
import { jobSearchCards } from './job-search/cards.ts'
import { leadingCards } from './leading/cards.ts'
import { meetingPeopleCards } from './meeting-people/cards.ts'
import { parentingCards } from './parenting/cards.ts'
import { sayingNoCards } from './saying-no/cards.ts'
import { schoolCards } from './school/cards.ts'
import { softwareCards } from './software/cards.ts'
import { speakingCards } from './speaking/cards.ts'
import { standingByCards } from './standing-by/cards.ts'
import { teachingCards } from './teaching/cards.ts'
import { veteransCards } from './veterans/cards.ts'
import { workCards } from './work/cards.ts'
import { writingCards } from './writing/cards.ts'
import { yourselfCards } from './yourself/cards.ts'

/** Every situation that the coach has a card for, by id: where two fit alike, no file decides which of them is taken. */
export const shelf: readonly Card[] = [
  ...apologiesCards,
  ...artsCards,
  ...askingCards,
  ...careCards,
  ...couplesCards,
  ...customersCards,
  ...faithCards,
  ...familyCards,
  ...friendsCards,
  ...griefCards,
  ...homeCards,
  ...jobSearchCards,
  ...leadingCards,
  ...meetingPeopleCards,
  ...parentingCards,
  ...sayingNoCards,
  ...schoolCards,
  ...softwareCards,
  ...speakingCards,
  ...standingByCards,
  ...teachingCards,
  ...veteransCards,
  ...workCards,
  ...writingCards,
  ...yourselfCards,
].toSorted((one, other) => (one.id < other.id ? -1 : 1))
