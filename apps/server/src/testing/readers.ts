import type { Part } from '@understory/contract/coaching'
import type { Coach, CoachRequest, Danger, Safety } from '../ai/ports.ts'

/** A coach that echoes its input. */
export const echoCoach: Coach = {
  coach: ({ turns, context, chosen = {} }) => {
    const text = `${context}: ${turns.map(({ role, content }) => `${role}=${content}`).join(' | ')}`
    return {
      text,
      coaching: { chips: [], parts: [{ kind: 'answer', text }], suggestions: [], chosen },
      state: { heard: turns.length },
    }
  },
  textsToEncode: (turns) => [turns.at(-1)?.content ?? ''],
  readState: (stored) => (typeof stored === 'object' && stored !== null && 'heard' in stored ? stored : undefined),
  coachChoices: (context) => ({
    needs: [{ id: 'ask', label: 'Ask', builders: [{ id: 'ask-for-time', label: 'Ask for time' }] }],
    hearers: [{ id: 'boss', label: 'Your boss', nouns: 'manager' }],
    starters: [{ label: context, message: `A message of ${context}` }],
  }),
  searchCases: (words) => [{ id: 'found', label: words }],
  isReadable: (text) => /[a-z]/.test(text),
  nearCases: (text) => [{ id: 'near', label: text, context: 'Personal', chance: 0.3 }],
  momentsNear: (matter, { context, listed }) => ({
    moments: [
      {
        id: 'near',
        title: matter,
        answer: `${listed.length} listed`,
        phrase: 'Could you?',
        further: [{ intro: 'If no:', do: 'Wait.', say: 'Fine.' }],
        context,
      },
    ],
    generalAnswers: [{ intro: 'How long:', text: 'A minute.' }],
  }),
  persona: (context, chosen, talk) =>
    `You coach for ${context}.${chosen?.tone ? ` Tone: ${chosen.tone}.` : ''}${talk ? ` About: ${talk.about}.` : ''}`,
  talkFrom: ({ parts }) => ({ openings: parts.flatMap((part) => (part.kind === 'answer' ? [part.text] : [])) }),
  chipsForModel: ({ tone }) => (tone ? [{ kind: 'tone', state: 'set', id: tone, label: tone }] : []),
}

/** The same, recording each request. */
export function recordingCoach(): { coach: Coach; heard: CoachRequest[] } {
  const heard: CoachRequest[] = []
  const coach: Coach['coach'] = (request) => {
    heard.push(request)
    return echoCoach.coach(request)
  }
  return { coach: { ...echoCoach, coach }, heard }
}

const CALM: Danger = { level: 'none', kind: null, who: 'writer', isFeared: false }
const CALL = { label: 'Call 988', href: 'tel:988', kind: 'call' } as const
const helpPart = (level: 'lead' | 'mention', text: string): Part => ({ kind: 'help', level, text, lines: [CALL] })

/** Knows one sentence per level. */
function dangerIn(text: string): Danger {
  if (/kill myself|matarme/.test(text)) return { ...CALM, level: 'lead', kind: 'suicide' }
  return /slapped me/.test(text) ? { ...CALM, level: 'mention', kind: 'violence-at-home', isFeared: true } : CALM
}

export const simpleSafety: Safety = {
  textsToEncode: (message) => [message],
  readDanger: (turns) => dangerIn(turns.findLast(({ role }) => role === 'user')?.content ?? ''),
  readText: dangerIn,
  helpReply: (_danger, _turns, language) => {
    const text = language === 'es' ? 'Llama al 988 ahora.' : 'Call 988 now.'
    return { text, parts: [helpPart('lead', text)], suggestions: [{ label: 'No', message: 'No' }] }
  },
  mentionPart: (_danger, language) =>
    helpPart('mention', language === 'es' ? '¿Estás a salvo?' : 'Someone could get hurt.'),
}
