import { content, type RewriteRule } from '../content.ts'
import type { Put } from './edit.ts'

/** Why a wording stings; each has a sentence ("change-…") in content/review.yaml. */
export type Sting =
  | 'apology-but'
  | 'annoyed'
  | 'sarcasm'
  | 'score'
  | 'lecture'
  | 'blame'
  | 'warning'
  | 'comfort'
  | 'apology'
  | 'harsh'
/** What a text is: some wordings sting only there. `cold`: no text of love, thanks or grief. */
export type Place = 'grief' | 'code' | 'cold'
export type Rule = { pattern: RegExp; put: Put; kind: Sting | undefined; place: Place | undefined }

const LISTS = [
  ...(['cut', 'sentences', 'words', 'charges', 'felt', 'formal', 'casual', 'firmer', 'nicer', 'grammar'] as const),
  ...(['requests', 'hedges', 'breakup'] as const),
]
export type RewriteList = (typeof LISTS)[number]

const { fragments, ...lists } = content.rewrites

function withFragments(text: string): string {
  return text.replace(/\{([A-Z_]+)\}/g, (_, name: string) => withFragments(fragments[name] ?? ''))
}

function putOf({ put = '', forms = {}, joins }: RewriteRule): Put {
  if (joins)
    return ({ index, input, 0: found }) =>
      index > 0 && !/^(?:[.!?]|$)/.test(input.slice(index + found.length)) ? put : ''
  if (!put.includes('$l')) return put
  return (match) =>
    put.replace(/\$(l?)(\d)/g, (_, isSmall: string, at: string) => {
      const said = match[Number(at)] ?? ''
      return isSmall ? (forms[said.toLowerCase()] ?? said.toLowerCase()) : said
    })
}

const rulesOf = (list: RewriteList): readonly Rule[] =>
  lists[list].map((rule) => ({
    pattern: new RegExp(withFragments(rule.find), rule.flags ?? 'i'),
    put: putOf(rule),
    kind: rule.kind,
    place: rule.place,
  }))

/** By their names in content/rewrites.yaml. */
export const RULES = Object.fromEntries(LISTS.map((list) => [list, rulesOf(list)])) as Record<
  RewriteList,
  readonly Rule[]
>
