import { normalize } from '@understory/language/words'
import type { Case } from '../content.ts'

/** Pairs of sides: who is named as "my …" tells who is speaking. */
const SIDES: readonly { mine: RegExp; speaker: RegExp; barred: RegExp }[] = [
  {
    mine: /\b(?:my|our) (?:\w+ )?(?:students|pupils?|student)\b(?! teacher)|\bi teach\b|\bi'?m a (?:\w+ )?teacher\b/,
    speaker: /teacher|tutor|professor|instructor/,
    barred: /^the (?:\w+ )?(?:student|pupil|learner)$/,
  },
  {
    mine: /\bmy (?:\w+ )?(?:teacher|professor|prof|advisor|adviser|tutor)\b|\bi'?m a (?:\w+ )?student\b/,
    speaker: /student|pupil|learner/,
    barred: /^the (?:\w+ )?(?:teacher|professor|tutor|instructor|advisor|co-teacher|student teacher)$/,
  },
  {
    mine: /\bmy (?:\w+ )?(?:boss|manager|supervisor|foreman|shift lead)\b(?!.*\bmy (?:\w+ )?(?:team|crew|assistant|staff|report)\b)/,
    speaker: /employee|worker/,
    barred: /^the (?:\w+ )?(?:boss|manager|supervisor|team lead)$/,
  },
  {
    mine: /\bmy (?:\w+ )?(?:employees?|direct reports?|staff|interns?|crew|new hires?)\b|\bi manage (?:a|the|\d)/,
    speaker: /manager|boss|supervisor|lead|owner/,
    barred: /^the (?:\w+ )?(?:employee|intern|new hire|worker)$/,
  },
  { mine: /\bmy (?:\w+ )?(?:landlord|landlady)\b/, speaker: /tenant|renter/, barred: /landlord/ },
  {
    mine: /\bmy (?:\w+ )?(?:tenants?|renters?|lodger)\b/,
    speaker: /landlord/,
    barred: /^the (?:\w+ )?(?:tenant|renter)$/,
  },
  {
    mine: /\bmy (?:\w+ )?(?:patients?|residents?)\b|\bi'?m a (?:\w+ )?(?:nurse|doctor|aide|therapist)\b/,
    speaker: /nurse|doctor|aide|clinician|caregiver/,
    barred: /^the (?:\w+ )?patient$/,
  },
  {
    mine: /\bmy (?:\w+ )?(?:doctor|therapist|dentist)\b/,
    speaker: /patient/,
    barred: /^the (?:doctor|nurse|therapist|clinician|aide)$/,
  },
  {
    mine: /\bmy (?:\w+ )?(?:kids?|son|daughter|toddler|child|children|teen|teenager|boys|girls)\b/,
    speaker: /parent|mom|dad/,
    barred: /^the (?!adult|grown|step)(?:\w+ )?(?:child|teen|kid)$/,
  },
  {
    mine: /\b(?:i|we) hired\b|\bmy (?:\w+ )?(?:contractor|plumber|mechanic|electrician|hairdresser|barber)\b/,
    speaker: /customer|homeowner|client/,
    barred: /^the (?:contractor|tradesperson|mechanic|plumber|electrician|stylist|barber)$/,
  },
  {
    mine: /\bmy (?:\w+ )?(?:clients?|customers?)\b/,
    speaker: /freelancer|owner|seller|business/,
    barred: /^the (?:\w+ )?(?:customer|client|buyer)$/,
  },
  {
    mine: /\bour (?:choir|band|scout|club) (?:director|leader)\b|\bmy (?:choir|band) (?:director|leader|teacher)\b/,
    speaker: /singer|member|player/,
    barred: /(?:choir|band) (?:director|leader)|conductor/,
  },
]

const KIN = '(?:dad|father|mom|mother|husband|wife|son|daughter|brother|sister|grandma|grandpa|grandmother|baby)'
const OFTEN = '(?:always |keep |often |sometimes |just |tend to |accidentally )?'

/** What one does to another: whoever says that they did it is not the one to whom it was done. */
const DEEDS: readonly { said: RegExp; unless?: RegExp; barred: (one: Case) => boolean }[] = [
  {
    said: new RegExp(
      `\\bi ${OFTEN}(?:interrupt|interrupted|interrupting|talk over|cut (?:people|him|her|them) off)\\b`,
    ),
    barred: ({ title }) =>
      /interrupts? (?:you|your)|(?:get|are|were|'re) interrupted|talks? over you|cuts? you off/i.test(title),
  },
  {
    said: /\b(?:interrupts?|interrupting|interrupted|talks? over|talking over) me\b|\b(?:cuts?|cutting) me off\b/,
    barred: ({ title }) => /^you (?:keep interrupting|interrupt|talk over|cut)/i.test(title),
  },
  {
    said: new RegExp(`\\bmy (?:own )?${KIN}(?:'?s)? (?:funeral|wake|eulogy|died|passed|just died|just passed)\\b`),
    unless: /\b(?:friend|neighbor|coworker|colleague|boss|student|aunt|she lost|he lost|her|his)\b/,
    barred: ({ to, side }) => to === 'grieving' || side === 'the visitor',
  },
  {
    said: new RegExp(
      `\\b(?:friend|neighbor|coworker|boss|colleague|teacher)'?s ${KIN}(?:'s)? (?:funeral|died|passed|wake)\\b`,
    ),
    barred: ({ side }) => /^the (?:mourner|widowed person|bereaved)/.test(side),
  },
  {
    said: /\b(?:asked|asks|asking|wants|begged) me (?:to|for|if)\b/,
    unless: /\bi (?:want to |need to |have to |gotta |'d like to )?ask\b|\bhow (?:do|can|should) i ask\b/,
    barred: ({ side }) => side === 'the one asking',
  },
  {
    said: /\b(?:how (?:do|can|should) i ask|i (?:want|need|have) to ask|gotta ask)\b/,
    unless: /\b(?:asked|asks|asking|wants|begged) me\b/,
    barred: ({ side }) => /^the (?:one (?:being )?asked|friend asked)$/.test(side),
  },
  {
    said: /\b(?:my|have an|got an|another|the) (?:\w+ )?interview\b|\btell me about yourself\b|\binterviewer\b/,
    unless: /\bi(?:'m| am) (?:interviewing|hiring)|\bcandidates?\b|\bapplicants?\b/,
    barred: ({ side }) => /^the (?:\w+ )?(?:interviewer|hiring manager)$/.test(side),
  },
]

/** Whether a case speaks from the other side than the message does. */
export function sideBar(text: string): (one: Case) => boolean {
  const plain = normalize(text)
  const told = SIDES.filter(({ mine }) => mine.test(plain))
  // Whoever speaks of both sides, as a teacher of their own teacher, is barred from none.
  const barred = told.filter(({ barred: side }) => !told.some(({ speaker }) => side.source.includes(speaker.source)))
  const done = DEEDS.filter(({ said, unless }) => said.test(plain) && !unless?.test(plain))
  return (one) =>
    barred.some(({ barred: side, speaker }) => side.test(one.side) && !speaker.test(one.side)) ||
    done.some(({ barred: is }) => is(one))
}
