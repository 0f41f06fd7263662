import type { Card } from '../../types.ts'
import { afterTheInterview } from './after-the-interview.ts'
import { interviewAnswers } from './interview-answers.ts'
import { interviewNerves } from './interview-nerves.ts'
import { interviewPay } from './interview-pay.ts'
import { interviewWeakSpots } from './interview-weak-spots.ts'
import { offers } from './offers.ts'
import { references } from './references.ts'

/** Interviews, references and offers. */
export const jobSearchCards: readonly Card[] = [
  ...afterTheInterview,
  ...interviewAnswers,
  ...interviewNerves,
  ...interviewPay,
  ...interviewWeakSpots,
  ...offers,
  ...references,
]
