import type { Part, Turn } from '../types.ts'
import { FIRST_WORDS, FOREIGN_AFTER, FOREIGN_FIRST_WORDS, NUMBER_AGAIN } from './first-words.ts'
import type { Category } from './frame.ts'
import { LINES } from './lines.ts'
import type { SafetyReading } from './reading.ts'
import { TAKEN_AT_WORD, type ThreadReading } from './thread.ts'

const STAYING = "I'm a built-in coach, not a person; I can stay here while you do."

const DARKER = `can be tiredness, or something darker. If you're thinking of killing yourself, call or text **${LINES.lifeline.number}** now (US; elsewhere findahelpline.com).`
const AT_HOME = `can be one bad day, or more than that. If somebody close frightens or hurts you, the Hotline, **${LINES.domestic.number}** (US, free, confidential; elsewhere findahelpline.com), listens; danger now: **${LINES.emergency.number}**.`

const OF_A_CHILD = `can be less than it looks, or something that no child should carry. If a child is being hurt, you or another, Childhelp, **${LINES.child.number}** by call or text (US, any hour; elsewhere your local emergency number), tells you what to do; danger now: **${LINES.emergency.number}**.`

/** What a check says between the quoted words and the offer to be believed. */
const CHECKS: Partial<Record<Category, string>> = {
  'self-harm': `can be one hard day, or more than that. If you hurt yourself or are close to it, call or text **${LINES.lifeline.number}** (US, any hour; elsewhere findahelpline.com); a deep wound needs **${LINES.emergency.number}** now.`,
  violence: AT_HOME,
  rape: AT_HOME,
  elder: `can be one bad day, or more than that. If somebody old or ill is being hurt or left without care, the Eldercare Locator, **${LINES.elder.number}** (US, weekdays; elsewhere your local emergency number), finds who protects them; danger now: **${LINES.emergency.number}**.`,
  child: OF_A_CHILD,
  'child-risk': OF_A_CHILD,
  danger: `can be less than it looks, or danger now. If anybody may be hurt, you or another, **${LINES.emergency.number}** (or your local emergency number) comes before any message; if it is about wanting to die, **${LINES.lifeline.number}** by call or text (US) as well.`,
  hurting: `can be anger and no more. If you're afraid of what you might do, leave the room first; **${LINES.lifeline.number}** (call or text, US; elsewhere findahelpline.com) also talks with people who fear that.`,
  eating: `can be a busy week, or the start of something harder. If food has become a fight, **${LINES.lifeline.number}** by call or text (US; elsewhere findahelpline.com) and a doctor this week can help.`,
}
const CHECK_OTHER = `can be a bad day, or something darker. If you think {they} may be thinking of suicide, **${LINES.lifeline.number}** (call or text, US; elsewhere findahelpline.com) advises you too.`

/** Where it is not clear what it is about: a line for each. */
const CHECK_UNSURE = `can be a bad day, or more than that. If you or somebody near you is being hurt or thinks of suicide, call or text **${LINES.lifeline.number}** (US, any hour; elsewhere findahelpline.com): they listen, and say who else helps. Danger now: **${LINES.emergency.number}**.`

/** The check: their words, what they may mean, where to turn, and that a "no" is believed. */
function check(reading: SafetyReading): string {
  const { category, person, quote, unsure } = reading
  const own = category === 'none' ? undefined : CHECKS[category]
  const ofSuicide = person === 'other' ? filled(CHECK_OTHER, reading) : DARKER
  const middle = unsure ? CHECK_UNSURE : (own ?? ofSuicide)
  return `One thing first. ${quote ? `"${quote}"` : 'What you wrote'} ${middle} If not, say so and ${TAKEN_AT_WORD}`
}

/** Where somebody is feared, no line is offered that could be tried on them. */
const FEARED: ReadonlySet<Category> = new Set(['violence', 'rape', 'elder', 'child'])

const FOR_NOW =
  'I\'m glad you are safe for now. Nothing has to be decided today, and nobody on that line will decide it. A call can begin: "I\'m not ready to change anything. How can I be safer?" You may hang up at any time. Is there one person besides them whom you could tell?'

const NO_LINES = [
  "I won't give you words to try on the one who does this, and I can help with words for everybody else: a friend, a doctor, the line. Whom would you tell first?",
  'For a friend it can be short: "Something is wrong at home. Can I talk to you, today, without you doing anything yet?" Who could that be?',
  'I am still here for words to a friend, a doctor or the line.',
]

/** When those are spent: small things that do no harm, in turn. */
const STEPS_ON = [
  'I am still here. Who is near you today?',
  'A friend, a doctor or the line: for each of them I have words.',
  'Still here. A neighbor counts too, and so does a teacher.',
  'It can wait until you are alone with the phone. I stay.',
  'One person who knows is better than none; we can find the first sentence.',
]

const RESOURCE = `For the people you serve: **${LINES.lifeline.number}** (call or text, US), any hour, also for whoever worries about somebody; elsewhere findahelpline.com.`

const OBJECT = { he: 'him', she: 'her', they: 'them' } as const

/** What stands in for the words of the one spoken of. */
function filled(text: string, { pronoun = 'they' }: SafetyReading): string {
  return text.replaceAll('{them}', OBJECT[pronoun]).replaceAll('{they}', pronoun)
}

const safety = (text: string): Part => ({ kind: 'safety', text })

/**
 * What safety says to the last message: first words where it is a crisis, a question where it may be one, help for others
 * where somebody asks for those they serve, and what follows first words. Nothing where nothing is to be said.
 */
export function respondToSafety(reading: ThreadReading, turns: readonly Turn[]): Part[] {
  const ours = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  if (reading.level === 'crisis' && reading.category !== 'none') return inCrisis(reading, reading.category, ours)
  // a doubt after a crisis is no question any more
  if (reading.open && reading.open.category !== 'none' && reading.level === 'check' && reading.followed === 'other')
    return stayingOn(reading.open.category, ours)
  if (reading.open && reading.open.category !== 'none')
    return [...inTheirLanguage(reading, ours), ...afterwards(reading, reading.open.category, ours)]
  if (reading.level === 'check') return [safety(check(reading))]
  if (reading.level === 'resource') return wasSaid(ours, RESOURCE) ? [] : [safety(RESOURCE)]
  return []
}

function inCrisis(reading: SafetyReading, category: Category, ours: readonly string[]): Part[] {
  const { say, question } = FIRST_WORDS[`${category}-${reading.person === 'other' ? 'other' : 'self'}`]
  const first = filled(say, reading)
  if (wasSaid(ours, first)) return stayingOn(category, ours)
  const foreign = reading.language ? FOREIGN_FIRST_WORDS[reading.language] : undefined
  const last = ours.some((text) => text.includes(STAYING))
    ? filled(question, reading)
    : `${STAYING} ${filled(question, reading)}`
  return [...(foreign ? [safety(foreign)] : []), safety(first), safety(last)]
}

/** What to say to the one it is about, after it was told of somebody else. */
const TO_THEM: Readonly<Partial<Record<Category, readonly string[]>>> = {
  suicide: [
    'Sit beside {them} rather than across, without a phone between you: "I\'m worried about you, and I\'m not leaving. Are you thinking about killing yourself?" Then be quiet longer than is comfortable, and call together.',
    "If {they} may not want to call: \"You don't have to say anything. I'll dial, and I'll stay.\" Which of you two could dial first?",
  ],
  'self-harm': [
    'Choose a quiet hour and a place side by side, a walk or the car: "I\'m not angry. I want to understand. You don\'t have to explain it today." Then listen, and offer the doctor as something you do together.',
    'If {they} may shut down: "I\'m here, and nothing changes between us. We\'ll look for help together." What would make that hour easier?',
  ],
  child: [
    "Few words, at the height of the child, and no questions for details: \"I believe you. It isn't your fault. You did right to tell me. I'll get help, and I'll tell you what happens next.\" Then keep to what you said.",
    'If the child asks you to keep it secret: "I can\'t keep this one to myself, because I want you safe. I\'ll be with you." Who else is safe for the child tonight?',
  ],
  'child-risk': [
    'Few words, and no questions for details: "I believe you. It isn\'t your fault. I\'ll get help." Then call, before you speak with anybody who may be meant.',
  ],
  eating: [
    "Away from the table, and not about weight: \"I've noticed that food has got hard. I'm worried, and I'd like to go to the doctor with you.\" Then wait.",
  ],
}

/** Words for the one whom an earlier turn was about; undefined where there are none left. */
export function wordsForThem(reading: ThreadReading, turns: readonly Turn[]): Part[] | undefined {
  if (reading.open?.person !== 'other' || reading.open.category === 'none') return undefined
  const ours = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const them = reading.open
  const text = TO_THEM[reading.open.category]?.map((line) => filled(line, them)).find((line) => !wasSaid(ours, line))
  return text === undefined
    ? undefined
    : [safety(text), safety(NUMBER_AGAIN[reading.open.category])].filter(({ text: part }) => !wasSaid(ours, part))
}

/** Whether the earlier crisis bars lines for whoever stands closest: the coach then speaks of help alone. */
export function barsLines(reading: ThreadReading, to: string | undefined): boolean {
  if (!reading.open || reading.open.category === 'none' || !FEARED.has(reading.open.category)) return false
  return (
    to === undefined ||
    /\b(?:partner|boyfriend|girlfriend|husband|wife|spouse|fianc|ex|dad|father|mom|mother|uncle|aunt|coach)\b/.test(to)
  )
}

/** What stands in place of such lines. */
export function withoutLines(reading: ThreadReading, turns: readonly Turn[]): Part[] {
  const ours = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const text = NO_LINES.find((line) => !wasSaid(ours, line)) ?? STEPS_ON[ours.length % STEPS_ON.length] ?? ''
  const category = reading.open?.category
  return [
    safety(
      category && category !== 'none' && !wasSaid(ours, NUMBER_AGAIN[category])
        ? `${text} ${NUMBER_AGAIN[category]}`
        : text,
    ),
  ]
}

/** Said again, the crisis gets the number, the next bodily step, and nothing else; never the same paragraph twice. */
function stayingOn(category: Category, ours: readonly string[]): Part[] {
  const steps = [
    'Put the phone to your ear and say one sentence; the person there does the rest.',
    'Go where another person is, a neighbor, a shop, a waiting room, and call from there.',
    'Both feet on the floor, one long breath out, then the number.',
    'Still here. The number first.',
  ]
  const step = steps.find((text) => !wasSaid(ours, text)) ?? 'The number, please.'
  return [safety(`${NUMBER_AGAIN[category]} ${step}`)]
}

/** Somebody who wrote in another language hears the next step in it first. */
function inTheirLanguage({ open, followed }: ThreadReading, ours: readonly string[]): Part[] {
  const after = open?.language && FOREIGN_AFTER[open.language]
  if (!after || (followed !== 'safe' && followed !== 'not-safe')) return []
  const text = followed === 'safe' ? after.safe : after.again
  return wasSaid(ours, text) ? [] : [safety(text)]
}

function afterwards(reading: ThreadReading, category: Category, ours: readonly string[]): Part[] {
  const number = NUMBER_AGAIN[category]
  switch (reading.followed) {
    case 'safe':
      return [
        safety(
          once(
            ours,
            [
              ...(FEARED.has(category) ? [FOR_NOW] : []),
              'Thank you for answering. One more person should know today; a sentence for that: "I\'m not all right, and I don\'t want to be alone with it." Shall we find the words for somebody you trust?',
              'Good that you are. Who is the first person you would tell? We can find the sentence together.',
            ],
            number,
          ),
        ),
      ]
    case 'not-safe':
      return stayingOn(category, ours)
    case 'wont-help':
      return [
        safety(
          once(
            ours,
            [
              `Most calls end in talk, they are free, and you may hang up at any moment. You have managed long; one call is managing too. Begin with: "I don't know how to start. It's been bad." ${number}`,
              `Then a person near you instead of a line: "Can you sit with me for an hour? No fixing." ${number}`,
            ],
            number,
          ),
        ),
      ]
    case 'misread':
      return [
        safety(
          once(
            ours,
            [
              "Then I took it for more than it was, and I'd rather ask once too often. What is the part of it that weighs, and who is near you?",
            ],
            'Understood. Where were we?',
          ),
        ),
      ]
    case 'joking':
      return [safety(once(ours, ["Glad. I'd rather ask. What were we at?"], 'Glad. Where were we?'))]
    case 'thanks':
      return [safety(`I'm glad you wrote it. ${number}`)]
    default:
      return wasSaid(ours, number) ? [] : [safety(`Whatever else we talk about, this stays: ${number}`)]
  }
}

function once(ours: readonly string[], texts: readonly string[], last: string): string {
  return texts.find((text) => !wasSaid(ours, text)) ?? last
}

function wasSaid(ours: readonly string[], text: string): boolean {
  return ours.some((earlier) => earlier.includes(text))
}
