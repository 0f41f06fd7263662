import { TALK_PIECES, type TalkFields, type TalkPiece } from '@understory/contract/talks'

/** The pieces of a talk in which something is written. */
export function writtenPieces(talk: TalkFields): TalkPiece[] {
  const pieces = Object.entries(TALK_PIECES) as [TalkPiece, readonly (keyof TalkFields)[]][]
  return pieces.filter(([, fields]) => fields.some((field) => isWritten(talk[field]))).map(([piece]) => piece)
}

function isWritten(value: TalkFields[keyof TalkFields]): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}
