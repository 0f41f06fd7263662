import type { Reading } from './types.ts'

export const DOCUMENT_TYPES = ['documentation', 'code_comments', 'pr_description', 'meeting_notes'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

type Check = (text: string, metrics: Reading['metrics']) => boolean

const LONG_OPENING = 25
const LINE_LENGTH = 100
const MANY_WORDS = 400

function has(pattern: RegExp): Check {
  return (text) => pattern.test(text)
}

function hasNo(pattern: RegExp): Check {
  return (text) => !pattern.test(text)
}

/** A comment with the shape of a statement rather than a sentence. */
const DEAD_CODE = new RegExp(
  `^[ \\t]{0,40}(?://|#|\\*)[ \\t]{0,4}(?:${[
    /(?:const|let|var)\s[\w$, {}[\]]{1,80}=.{1,200}/,
    /(?:if|for|while|switch)\s?\(.{1,200}\)\s?(?:\{|[^.]{0,200};)/,
    /return(?:\s[\w.$[\](){}'"!]{1,80})?;?/,
    /[\w.$]{1,80}\(.{0,200}\);?/,
    /import\s[\w.]{1,80};?|import\s.{1,120}\sfrom\s.{1,80}|from\s[\w.]{1,80}\simport\s.{1,80}/,
    /(?:async )?def\s\w{1,60}\(.{0,200}\).{0,40}:|function\s\w{0,60}\(.{0,200}/,
    /[\w.$[\]]{1,60}\s?[-+*/]?=\s?[^\s=].{0,200};|[\w.$]{1,60} = \S{1,80}/,
    /\}\)?;?/,
  ]
    .map(({ source }) => source)
    .join('|')})[ \\t]{0,4}$`,
)

/** Patterns per checklist point. Every repetition is bounded, so that matching takes linear time. */
const CHECKS = {
  'short-opening': (_, { sentenceLengths }) => (sentenceLengths[0]?.words ?? 0) <= LONG_OPENING,
  example: has(/```|`[^`\n]{1,200}`|^ {4}\S|^[ \t]{0,8}\$ \S|\bfor example\b|\be\.g\.|\bexample:/im),
  steps: has(/^[ \t]{0,12}(?:[-*+]|\d{1,3}[.)]) {1,4}\S/m),
  'no-belittling': hasNo(/\b(?:simply|just|obviously|of course|trivial(?:ly)?|easily|clearly)\b/i),
  failure: has(/\b(?:error|fails?|failure|throws?|rejects?|invalid|if it does not|troubleshoot)/i),
  why: has(/\b(?:because|so that|since|in order to|to avoid|otherwise|the reason|which lets|why)\b/i),
  'no-dead-code': (text) => !text.split('\n').some((line) => DEAD_CODE.test(line)),
  'todo-owner': hasNo(/\b(?:TODO|FIXME)\b(?! ?\(|[^\n]{0,200}(?:#\d|@\w|https?:|[A-Z]{2,10}-\d))/),
  'no-judgment': hasNo(
    /\b(?:ugly|stupid|dumb|horrible|terrible|garbage|crap|crappy|idiot|idiotic|insane|braindead)\b/i,
  ),
  'short-lines': (text) => text.split('\n').every((line) => line.length <= LINE_LENGTH),
  tested: has(/\b(?:test(?:s|ed|ing)?|verified|checked by|screenshots?|reproduced?|ran)\b/i),
  risk: has(
    /\b(?:risks?|risky|roll(?:ed|ing)? ?back|breaking|migrations?|feature flag|backwards?[- ]compatib|safe to)/i,
  ),
  issue: has(/#\d|https?:\/\/|\b[A-Z]{2,10}-\d/),
  ask: has(/\?|\b(?:please|could you|review|look at|feedback|thoughts|opinion)\b/i),
  decisions: has(/\b(?:decided|decisions?|agreed|approved|we will|we'll|chose|going with)\b/i),
  owners: has(
    /@\w|^[ \t]{0,12}[-*]?[ \t]{0,4}\p{Lu}\p{L}{1,30}(?: \p{Lu}\p{L}{1,30})?[ \t]{0,2}:|\b\p{Lu}\p{Ll}{1,30} (?:will|to|takes|sends|owns|writes|asks)\b/mu,
  ),
  dates: has(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{4}-\d\d-\d\d\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:tomorrow|next week|end of (?:the )?(?:day|week|month))\b/i,
  ),
  'open-questions': has(/\?|\b(?:open|tbd|unclear|to be decided|not decided|no open)\b/i),
  brief: (_, { words }) => words <= MANY_WORDS,
} as const satisfies Record<string, Check>

type CheckName = keyof typeof CHECKS

const RUBRICS: Record<DocumentType, readonly CheckName[]> = {
  documentation: ['short-opening', 'example', 'steps', 'failure', 'no-belittling'],
  code_comments: ['why', 'short-lines', 'no-dead-code', 'todo-owner', 'no-judgment'],
  pr_description: ['short-opening', 'why', 'tested', 'risk', 'issue', 'ask'],
  meeting_notes: ['decisions', 'owners', 'dates', 'open-questions', 'brief'],
}

export type RubricPoint = { check: CheckName; isMet: boolean }

export function checkRubric(type: DocumentType, text: string, metrics: Reading['metrics']): RubricPoint[] {
  return RUBRICS[type].map((check) => ({ check, isMet: CHECKS[check](text, metrics) }))
}
