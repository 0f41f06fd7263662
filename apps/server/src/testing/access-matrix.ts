import type { Method } from '@understory/contract/endpoint'

/** Roles, in the column order of all rows below. */
export const ROLES = ['owner', 'other', 'anonymous', 'viewer', 'revoked viewer', 'deleted'] as const
export type Role = (typeof ROLES)[number]

/** Ids of an owner's rows; `share` is the one the role has a link to. */
export type Named = {
  conversation: string
  turn: string
  text: string
  exception: string
  talk: string
  share: string
  secret: string
  task: string
  session: string
}

/** Well-formed ids that don't exist. */
export const UNKNOWN: Named = {
  conversation: '00000000-0000-4000-8000-000000000000',
  turn: '00000000-0000-4000-8000-000000000001',
  text: '00000000-0000-4000-8000-000000000002',
  exception: '00000000-0000-4000-8000-000000000003',
  talk: '00000000-0000-4000-8000-000000000007',
  share: '00000000-0000-4000-8000-000000000004',
  secret: 'unknown',
  task: '00000000-0000-4000-8000-000000000005',
  session: '00000000-0000-4000-8000-000000000006',
}

export type Case = {
  /** Status per role. */
  statuses: readonly number[]
  url?: (named: Named) => string
  body?: (named: Named) => unknown
}

/** Allowed for everyone; each role sees its own rows, or none. */
const everybody = (status: number): number[] => ROLES.map(() => status)
/** Owner only; others get 404. */
const ownerAlone = (status: number): number[] => [status, 404, 404, 404, 404, 404]
/** Only the browser that opened the share. */
const viewerAlone = (status: number): number[] => [404, 404, 404, status, 404, 404]

const message = { messages: [{ role: 'user', content: 'Hello' }], context: 'Work' }
const onPage = {
  message: 'Hello',
  branchContext: 'Work',
  branchTitle: 'Work',
  branchDescription: 'Work',
  history: [],
}
const branches = { branches: ['word-counter'] }
const nothing = {
  format: 'understory',
  version: 1,
  exportedAt: '2026-11-20T10:00:00.000Z',
  conversations: [],
  results: [],
  writingExceptions: [],
  shares: [],
}

/** Expected status for every route and role. A missing route fails the test. */
export const MATRIX: Readonly<Record<string, readonly Case[]>> = {
  // Only when enabled, and not through a proxy.
  'GET /metrics': [{ statuses: everybody(200) }],
  'GET /api/health': [{ statuses: everybody(200) }],
  'GET /api/installation': [{ statuses: everybody(200) }],

  // As on a local installation; OPERATOR_MATRIX covers public ones.
  'GET /api/models': [{ statuses: everybody(200) }],
  'PUT /api/models': [{ statuses: everybody(200), body: () => ({ kind: 'built-in' }) }],
  'POST /api/models/test': [{ statuses: everybody(200), body: () => ({ kind: 'built-in' }) }],
  'POST /api/operator': [{ statuses: everybody(403), body: () => ({ code: 'guessed' }) }],
  'DELETE /api/operator': [{ statuses: everybody(204) }],

  'POST /api/chatbot': [
    { statuses: everybody(200), body: () => message },
    { statuses: ownerAlone(200), body: ({ conversation }) => ({ ...message, conversationId: conversation }) },
  ],
  'POST /api/assistant/message': [
    { statuses: everybody(200), body: () => onPage },
    { statuses: ownerAlone(200), body: ({ conversation }) => ({ ...onPage, conversationId: conversation }) },
  ],
  'GET /api/assistant/persona': [{ statuses: everybody(200), url: () => '/api/assistant/persona?context=Work' }],
  'GET /api/coach/choices': [{ statuses: everybody(200), url: () => '/api/coach/choices?context=Work' }],
  'GET /api/coach/cases': [{ statuses: everybody(200) }],
  'GET /api/nav/search': [{ statuses: everybody(200) }],
  'POST /api/translate': [
    {
      statuses: everybody(200),
      body: () => ({ text: 'Hello', fromLanguage: 'en', toLanguage: 'en' }),
    },
  ],
  'GET /api/conversations': [{ statuses: everybody(200) }],
  'DELETE /api/conversations': [{ statuses: everybody(200) }],
  'GET /api/conversations/:id': [
    { statuses: ownerAlone(200), url: ({ conversation }) => `/api/conversations/${conversation}` },
  ],
  'PATCH /api/conversations/:id': [
    {
      statuses: ownerAlone(200),
      url: ({ conversation }) => `/api/conversations/${conversation}`,
      body: () => ({ title: 'Mine' }),
    },
  ],
  'DELETE /api/conversations/:id': [
    { statuses: ownerAlone(204), url: ({ conversation }) => `/api/conversations/${conversation}` },
  ],
  'DELETE /api/conversations/:id/turns/:turn': [
    {
      statuses: ownerAlone(200),
      url: ({ conversation, turn }) => `/api/conversations/${conversation}/turns/${turn}`,
    },
  ],
  'PUT /api/conversations/:id/turns/:turn/chosen': [
    {
      statuses: ownerAlone(200),
      url: ({ conversation, turn }) => `/api/conversations/${conversation}/turns/${turn}/chosen`,
      body: () => ({ tone: 'softer' }),
    },
  ],
  // Accepted only when the owner's page was asked; see from-browser.test.ts.
  'PUT /api/conversations/:id/turns/:turn/answer': [
    {
      statuses: everybody(404),
      url: ({ conversation, turn }) => `/api/conversations/${conversation}/turns/${turn}/answer`,
      body: ({ turn }) => ({ messageTurnId: turn, text: 'Mine', isInterrupted: false, model: 'Nano' }),
    },
  ],
  'GET /api/dashboard': [{ statuses: everybody(200) }],

  'POST /api/analyze/text': [
    { statuses: everybody(200), body: () => ({ text: 'Thank you for waiting.', keep: true }) },
  ],
  'GET /api/text-results': [{ statuses: everybody(200) }],
  'DELETE /api/text-results/:id': [{ statuses: ownerAlone(204), url: ({ text }) => `/api/text-results/${text}` }],
  'POST /api/analyze/voice': [{ statuses: everybody(400), body: () => ({ audio: 'AAAA' }) }],
  'GET /api/voice-takes': [{ statuses: everybody(200) }],
  'GET /api/writing-exceptions': [{ statuses: everybody(200) }],
  'POST /api/writing-exceptions': [{ statuses: everybody(201), body: () => ({ kind: 'word', value: 'Kathmandu' }) }],
  'DELETE /api/writing-exceptions/:id': [
    { statuses: ownerAlone(204), url: ({ exception }) => `/api/writing-exceptions/${exception}` },
  ],

  'GET /api/talks': [{ statuses: everybody(200) }],
  'POST /api/talks': [
    { statuses: everybody(201), body: () => ({ talk: { about: 'Mine' } }) },
    {
      statuses: ownerAlone(201),
      body: ({ conversation, turn }) => ({ from: { conversationId: conversation, turn }, talk: {} }),
    },
  ],
  'PATCH /api/talks/:id': [
    { statuses: ownerAlone(200), url: ({ talk }) => `/api/talks/${talk}`, body: () => ({ about: 'Mine' }) },
  ],
  'DELETE /api/talks/:id': [{ statuses: ownerAlone(204), url: ({ talk }) => `/api/talks/${talk}` }],

  'GET /api/nav/sub-branches': [{ statuses: everybody(200), url: () => '/api/nav/sub-branches?branch=work' }],
  'POST /api/nav/seed-page': [{ statuses: everybody(200), body: () => ({ title: 'Chess', rationale: '' }) }],
  'GET /api/rehearsals': [{ statuses: everybody(200) }],
  'POST /api/rehearsals/play': [
    { statuses: everybody(404), body: () => ({ id: 'unknown', lines: ['Hello'], isHard: false, isOver: false }) },
  ],
  'POST /api/rehearsals/free': [{ statuses: everybody(400), body: () => ({}) }],

  'GET /api/shares': [{ statuses: everybody(200) }],
  'POST /api/shares/preview': [{ statuses: everybody(200), body: () => branches }],
  'POST /api/shares': [{ statuses: everybody(201), body: () => ({ ...branches, access: 'view' }) }],
  'PATCH /api/shares/:id': [
    {
      statuses: ownerAlone(200),
      url: ({ share }) => `/api/shares/${share}`,
      body: () => ({ ...branches, access: 'view' }),
    },
  ],
  'DELETE /api/shares/:id': [{ statuses: ownerAlone(204), url: ({ share }) => `/api/shares/${share}` }],
  'GET /api/shares/:id/activity': [{ statuses: ownerAlone(200), url: ({ share }) => `/api/shares/${share}/activity` }],
  'GET /api/practice-tasks': [{ statuses: everybody(200) }],
  'PATCH /api/practice-tasks/:id': [
    { statuses: ownerAlone(200), url: ({ task }) => `/api/practice-tasks/${task}`, body: () => ({ done: true }) },
  ],

  // Anyone with the link may open it; a revoked one opens for nobody.
  'POST /api/shared/:id/open': [
    {
      statuses: [200, 200, 200, 200, 404, 200],
      url: ({ share }) => `/api/shared/${share}/open`,
      body: ({ secret }) => ({ secret }),
    },
    {
      statuses: everybody(404),
      url: ({ share }) => `/api/shared/${share}/open`,
      body: () => ({ secret: 'guessed' }),
    },
  ],
  'GET /api/shared/:id': [{ statuses: viewerAlone(200), url: ({ share }) => `/api/shared/${share}` }],
  'POST /api/shared/:id/comments': [
    {
      statuses: viewerAlone(201),
      url: ({ share }) => `/api/shared/${share}/comments`,
      body: () => ({ author: 'Lena', text: 'A note' }),
    },
  ],
  'POST /api/shared/:id/tasks': [
    {
      statuses: viewerAlone(201),
      url: ({ share }) => `/api/shared/${share}/tasks`,
      body: () => ({ author: 'Lena', text: 'A task' }),
    },
  ],

  'GET /api/account': [{ statuses: everybody(200) }],
  'POST /api/account/import': [{ statuses: everybody(200), body: () => nothing }],
  'DELETE /api/account': [{ statuses: everybody(204) }],
  'GET /api/sessions': [{ statuses: everybody(200) }],
  'DELETE /api/sessions/:id': [{ statuses: ownerAlone(204), url: ({ session }) => `/api/sessions/${session}` }],
  'POST /api/device-codes': [{ statuses: everybody(201) }],
  'POST /api/device-codes/redeem': [{ statuses: everybody(404), body: () => ({ code: 'guessed' }) }],
}

/** Roles on a public installation, in the column order of OPERATOR_MATRIX. */
export const OPERATOR_ROLES = ['visitor', 'owner', 'operator', 'stranger', 'cross-site'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** Expected status for operator routes. `stranger` has an invalid cookie, `cross-site` the operator's own. */
export const OPERATOR_MATRIX: Readonly<Record<string, Case>> = {
  'GET /api/models': { statuses: [200, 200, 200, 200, 403] },
  'PUT /api/models': { statuses: [403, 403, 200, 403, 403], body: () => ({ kind: 'built-in' }) },
  'POST /api/models/test': { statuses: [403, 403, 200, 403, 403], body: () => ({ kind: 'built-in' }) },
  'POST /api/operator': { statuses: [403, 403, 403, 403, 403], body: () => ({ code: 'guessed' }) },
  'DELETE /api/operator': { statuses: [204, 204, 204, 204, 403] },
}

type Asked = { method: Method; url: string; body: unknown }

export function askedBy(route: string, { url, body }: Case, named: Named): Asked {
  const [method, path = ''] = route.split(' ') as [Method, string?]
  return { method, url: url?.(named) ?? path, body: body?.(named) }
}

/** Every API route with its cases, with ids that don't exist. */
export const UNKNOWN_REQUESTS: readonly (readonly Asked[])[] = Object.entries(MATRIX)
  .filter(([route]) => route.includes(' /api/'))
  .map(([route, cases]) => cases.map((one) => askedBy(route, one, UNKNOWN)))
