import type { Tables } from '../../db/tables.ts'

export type ResultKind = Tables['results']['kind']

/** `figures` is JSON; `content` the text or transcript, if its owner asked to store it. */
export type NewResult = {
  id: string
  kind: ResultKind
  context: string
  figures: string
  content: string | null
  engineVersion: string
  createdAt: string
}
export type StoredResult = NewResult
