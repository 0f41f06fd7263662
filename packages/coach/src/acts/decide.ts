import type { Act } from '../types.ts'
import { boundaryRules } from './boundary.ts'
import { followRules } from './follow.ts'
import { answerRule, matterRules } from './matter.ts'
import { redirectRule } from './redirect.ts'
import type { Message, Rule } from './rule.ts'
import { helpRule, moodRules, socialRules, vagueRule } from './social.ts'

/** All rules in their order; the first that holds wins. Safety stands before them and is read elsewhere. */
export const RULES: readonly Rule[] = [
  ...boundaryRules,
  redirectRule,
  ...followRules,
  ...socialRules,
  helpRule,
  ...matterRules,
  ...moodRules,
  answerRule,
  vagueRule,
]

/** What the person does with this message. Falls to "problem". */
export const decideAct = (message: Message): Act => RULES.find((rule) => rule.test(message))?.act ?? 'problem'
