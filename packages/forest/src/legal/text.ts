export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

type TextSection = { readonly id: string; readonly heading: string; readonly blocks: readonly TextBlock[] }

export type LegalPage = {
  readonly id: 'privacy' | 'terms' | 'disclaimer'
  readonly path: string
  readonly title: string
  readonly lead: string
  /** As it is shown. */
  readonly lastUpdated: string
  /** As a machine reads it. */
  readonly lastUpdatedIso: string
  readonly sections: readonly TextSection[]
}

export const LAST_UPDATED = 'April 30, 2025'
export const LAST_UPDATED_ISO = '2025-04-30'

export const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text })
export const list = (...items: readonly string[]): TextBlock => ({ kind: 'list', items })
export const section = (id: string, heading: string, ...blocks: readonly TextBlock[]): TextSection => ({
  id,
  heading,
  blocks,
})
