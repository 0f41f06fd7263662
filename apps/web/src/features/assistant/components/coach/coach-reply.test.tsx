import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Chip, Coaching, Part } from '@understory/contract/coaching'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhraseTool } from '../../../../ui/phrase-tool.ts'
import { newThread } from '../../state.ts'
import type { Message } from '../../types.ts'
import { CoachReply } from './coach-reply.tsx'

const nothing = async () => true
const choose = async () => 'same' as const
const asked: Message = { id: '1', parentId: null, role: 'user', content: 'Hi', at: 0, turnId: 'm' }

function draw(more: Partial<Coaching>, { isNewest = true, isBusy = false } = {}): string {
  const coaching: Coaching = { chips: [], parts: [], suggestions: [], chosen: {}, ...more }
  const message: Message = { id: '2', parentId: '1', role: 'assistant', content: 'x', at: 0, turnId: 't', coaching }
  const status = isBusy ? 'waiting' : 'idle'
  const thread = { ...newThread('Personal', 'Hello.'), conversationId: 'c', status } as const
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PhraseTool value={(text) => <i>Aloud: {text}</i>}>
        <CoachReply
          message={message}
          coaching={coaching}
          assistant={{ thread, retry: nothing, choose, saveFields: nothing }}
          asked={asked}
          isNewest={isNewest}
          say={() => {}}
          foot={null}
        />
      </PhraseTool>
    </QueryClientProvider>,
  )
}

/** Text content without tags. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')
const choices = (ids: string) => Array.from(ids, (id) => ({ id, label: `Title ${id}` }))
const chip = (kind: Chip['kind'], state: Chip['state'], id: string | null, label: string) => ({
  kind,
  state,
  id,
  label,
})
const phrase: Part = {
  kind: 'phrase',
  medium: 'say',
  segments: [{ text: 'Could you do it by ' }, { name: 'what day', value: '' }, { text: '?' }],
}

test("each chip says its kind and whether it's a guess or set by the person", () => {
  const html = draw({
    chips: [
      chip('situation', 'guess', 'a', 'Your roommate eats your food'),
      chip('to', 'set', 'roommate', 'Your roommate'),
      chip('how', 'default', 'say', 'Say it'),
      chip('tone', 'open', null, ''),
    ],
    parts: [phrase],
  })
  const chips = [...html.matchAll(/<button[^>]*aria-label="([^"]*)" aria-haspopup="listbox"[^>]*>/g)]
  expect(chips.map((match) => match[1])).toEqual([
    'Situation Your roommate eats your food, a guess',
    'To Your roommate, set by you',
    'How Say it',
    'Tone Not set',
  ])
  expect(html).toContain('aria-label="What I understood"')
  expect(chips.map((match) => match[0].includes('border-dashed'))).toEqual([true, false, false, false])
})

test('names medium and tone in the language of the screens', () => {
  expect(draw({ chips: [chip('how', 'said', 'mail', 'Mail')] })).toContain('aria-label="How Email"')
})

test('words of the message stand under a field as buttons', () => {
  const offering: Part = {
    kind: 'phrase',
    medium: 'say',
    segments: [
      { text: 'I owe you an apology: ' },
      { name: 'what you did', value: '', offered: ['I forgot your 40th'] },
    ],
  }
  const html = draw({ parts: [offering] })
  expect(html).toContain('<ul aria-label="Words from your message for “what you did”:"')
  expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>I forgot your 40th<\/button>/)
})

test('a phrase has a labeled field for each blank, and shows it in brackets', () => {
  const html = draw({ parts: [phrase] })
  expect(html).toMatch(/<textarea[^>]*aria-label="what day"[^>]*placeholder="what day"/)
  expect(html).toContain('Aloud: Could you do it by [what day]?')
  expect(html).not.toMatch(/ style="/)
})

test('offers no rehearsal for words to send or words beside help', () => {
  expect(draw({ parts: [{ ...phrase, medium: 'text' }] })).not.toContain('Aloud')
  const help: Part = { kind: 'help', level: 'lead', text: 'Please call 988 now.', lines: [] }
  expect(draw({ parts: [help, phrase] })).not.toContain('Aloud')
})

test('shows offers as buttons with a way out, and the rest under More', () => {
  const html = draw({ parts: [{ kind: 'offers', cases: choices('abcd'), more: choices('ef') }] })
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map((match) => textOf(match[1] ?? ''))
  expect(buttons).toEqual(['Title a', 'Title b', 'Title c', 'Title d', 'More', 'Something else'])
  expect(textOf(html)).toContain('Which is closest?')
})

test('shows all alternatives under a built phrase, after its reason', () => {
  const also: Part = { kind: 'also', cases: choices('abcde') }
  const html = draw({ parts: [phrase, { kind: 'why', text: 'A day helps.' }, also] })
  const text = textOf(html)
  expect(text.indexOf('A day helps.')).toBeLessThan(text.indexOf('Or start from one of these:Title aTitle b'))
  expect(text).toContain('Title aTitle bTitle cTitle dTitle e')
  expect(html).toMatch(/<p id="([^"]+)"[^>]*>Or start from one of these:<\/p><ul aria-labelledby="\1"/)
  expect(textOf(draw({ parts: [phrase, { kind: 'also', cases: [] }] }))).not.toContain('Or start from')
})

test("marks the chosen need while building, and shows the tone if the bar doesn't", () => {
  const builders: Part = { kind: 'builders', of: 'need', choices: choices('ab'), more: [], chosen: 'a' }
  const html = draw({ parts: [builders, phrase], chosen: { tone: 'firmer' } })
  const pressed = [...html.matchAll(/aria-pressed="(\w+)"/g)].map((match) => match[1])
  expect(pressed).toEqual(['true', 'false', 'false', 'false', 'true'])
  expect(html).toContain('aria-label="Tone"')
  const withTone = draw({ parts: [builders, phrase], chips: [chip('tone', 'default', 'plain', 'Plain')] })
  expect(withTone).not.toContain('aria-label="Tone"')
})

test('a draft shows what was added and removed', () => {
  const pieces = [
    { text: 'Send', change: 'gone' as const },
    { text: 'Could you send', change: 'new' as const },
    { text: ' it?', change: 'same' as const },
  ]
  const html = draw({ parts: [{ kind: 'draft', text: 'Could you send it?', pieces }] })
  expect(html).toMatch(/<del[^>]*><span class="sr-only">Removed: <\/span>Send<\/del>/)
  expect(html).toMatch(/<ins[^>]*><span class="sr-only">Added: <\/span>Could you send<\/ins> it\?/)
})

test('help that leads comes first with numbers to call; a mention is one line with a button', () => {
  const lines = [{ label: 'Call 988', href: 'tel:988', kind: 'call' as const }]
  const lead = draw({ parts: [{ kind: 'help', level: 'lead', text: 'Call now.\n\nThey help.', lines }, phrase] })
  expect(lead.indexOf('Call now.')).toBeLessThan(lead.indexOf('href="tel:988"'))
  expect(lead.match(/Call now\./g)).toHaveLength(1)
  expect(lead.indexOf('href="tel:988"')).toBeLessThan(lead.indexOf('They help.'))
  const mention = draw({ parts: [phrase, { kind: 'help', level: 'mention', text: 'Worried?', lines }] })
  expect(mention).toContain('href="tel:988"')
  expect(textOf(mention)).toContain('Someone could get hurt')
})

test('shows at most four suggestions, under the newest reply only, disabled while sending', () => {
  const suggestions = 'abcde'.split('').map((label) => ({ label: `Way ${label}`, message: label }))
  const newest = textOf(draw({ suggestions }))
  expect(newest).toContain('Way d')
  expect(newest).not.toContain('Way e')
  expect(draw({ suggestions }, { isNewest: false })).not.toContain('Way a')
  expect(draw({ suggestions }, { isBusy: true }).match(/ disabled=""/g)).toHaveLength(4)
})

test('the newest model reply can be changed; older ones show chips as plain text', () => {
  const parts: Part[] = [{ kind: 'markdown', text: 'Try this.' }]
  expect(draw({ parts }).match(/aria-haspopup="listbox"/g)).toHaveLength(3)
  const older = draw({ parts }, { isNewest: false })
  expect(older).not.toContain('aria-haspopup')
  expect(textOf(older)).toContain('Tone Not set')
})
