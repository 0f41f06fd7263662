import { content, type RewriteRule } from '../content.ts'
import type { Put } from './edit.ts'

/** What a text is: some wordings sting only there. `cold`: no text of love, thanks or grief. */
export type Place = 'grief' | 'code' | 'cold'
/** `kind`: why the wording stings; each has a sentence ("change-…") in content/review.yaml. */
export type Rule = { pattern: RegExp; put: Put; kind: string | undefined; place: Place | undefined }

/** The lists of content/rewrites.yaml. */
type Edits = 'cut' | 'sentences' | 'words' | 'charges' | 'felt' | 'requests' | 'hedges' | 'breakup'
export type RewriteList = Edits | 'formal' | 'casual' | 'firmer' | 'nicer' | 'grammar'

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

const ruleOf = (rule: RewriteRule): Rule => ({
  pattern: new RegExp(withFragments(rule.find), rule.flags ?? 'i'),
  put: putOf(rule),
  kind: rule.kind,
  place: rule.place,
})

export const RULES = Object.fromEntries(
  Object.entries(lists).map(([list, rules]) => [list, rules.map(ruleOf)]),
) as unknown as Record<RewriteList, readonly Rule[]>
