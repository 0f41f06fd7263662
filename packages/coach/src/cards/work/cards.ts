import type { Card } from '../../types.ts'
import { afterHours } from './after-hours.ts'
import { asking } from './asking.ts'
import { askingForPay } from './asking-for-pay.ts'
import { badNewsForTheBoss } from './bad-news-for-the-boss.ts'
import { blunders } from './blunders.ts'
import { coworkers } from './coworkers.ts'
import { difficultBoss } from './difficult-boss.ts'
import { disagreeingWithTheBoss } from './disagreeing-with-the-boss.ts'
import { extraWork } from './extra-work.ts'
import { feedbackUpward } from './feedback-upward.ts'
import { givingNotice } from './giving-notice.ts'
import { honestFeedback } from './honest-feedback.ts'
import { moreTime } from './more-time.ts'
import { newJob } from './new-job.ts'
import { passedOver } from './passed-over.ts'
import { privateNews } from './private-news.ts'
import { speakingUp } from './speaking-up.ts'
import { takingFeedback } from './taking-feedback.ts'
import { timeOffAndHours } from './time-off-and-hours.ts'
import { tooMuchWork } from './too-much-work.ts'
import { touchAndRemarks } from './touch-and-remarks.ts'
import { unclearFeedback } from './unclear-feedback.ts'
import { wastedMeetings } from './wasted-meetings.ts'
import { watchedOrBlamed } from './watched-or-blamed.ts'

/** One's own work: the boss, coworkers, hours, pay. */
export const workCards: readonly Card[] = [
  ...afterHours,
  ...asking,
  ...askingForPay,
  ...badNewsForTheBoss,
  ...blunders,
  ...coworkers,
  ...difficultBoss,
  ...disagreeingWithTheBoss,
  ...extraWork,
  ...feedbackUpward,
  ...givingNotice,
  ...honestFeedback,
  ...moreTime,
  ...newJob,
  ...passedOver,
  ...privateNews,
  ...speakingUp,
  ...takingFeedback,
  ...timeOffAndHours,
  ...tooMuchWork,
  ...touchAndRemarks,
  ...unclearFeedback,
  ...wastedMeetings,
  ...watchedOrBlamed,
]
