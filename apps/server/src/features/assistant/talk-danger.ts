import type { Readers } from '../../ai/ports.ts'
import { gravestIn } from '../danger/service.ts'
import { fieldsOf } from '../talks/present.ts'
import type { StoredTalk } from '../talks/store.ts'
import { type Reading, withTyped } from './reading.ts'

/** Includes the talk in crisis detection: it can add a help notice, and leaves out words and role play for a feared person. No press lifts that. */
export async function withDangerOfTalk(
  readers: Readers,
  talk: StoredTalk | undefined,
  reading: Reading,
): Promise<Reading> {
  if (!talk || reading.danger.level === 'lead') return reading
  const { about, goodEnd, fear } = fieldsOf(talk)
  const told = await gravestIn(readers, [about, goodEnd, fear])
  const stays = told.danger.isFeared && { staysFeared: true as const }
  return { ...reading, danger: { ...withTyped(reading.danger, told), ...stays } }
}
