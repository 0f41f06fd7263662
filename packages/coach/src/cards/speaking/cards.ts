import type { Card } from '../../types.ts'
import { blankMind } from './blank-mind.ts'
import { chairing } from './chairing.ts'
import { fillers } from './fillers.ts'
import { firstMinute } from './first-minute.ts'
import { flatVoice } from './flat-voice.ts'
import { introducingYourself } from './introducing-yourself.ts'
import { length } from './length.ts'
import { longTalkersAndQuietOnes } from './long-talkers-and-quiet-ones.ts'
import { questionsAndHecklers } from './questions-and-hecklers.ts'
import { quietOrTiredVoice } from './quiet-or-tired-voice.ts'
import { speed } from './speed.ts'
import { stutterAndAccent } from './stutter-and-accent.ts'
import { toasts } from './toasts.ts'

/**
 * Speaking before others, and the voice. A delivery card opens with a drill: what to do in parentheses, then a line to say.
 * An accent or a stammer is never a fault here; cards about fluency give way to people who stammer.
 */
export const speakingCards: readonly Card[] = [
  ...blankMind,
  ...chairing,
  ...fillers,
  ...firstMinute,
  ...flatVoice,
  ...introducingYourself,
  ...length,
  ...longTalkersAndQuietOnes,
  ...questionsAndHecklers,
  ...quietOrTiredVoice,
  ...speed,
  ...stutterAndAccent,
  ...toasts,
]
