import { WRITING_EXCEPTIONS } from '@understory/contract/limits'
import type { NewWritingException, WritingException } from '@understory/contract/writing-exceptions'
import { holdOwner } from '../../db/hold-owner.ts'
import type { Store } from '../../db/store.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { once, removeOne } from '../idempotency/service.ts'
import { countExceptions, deleteException, findException, insertException } from './store.ts'

type Deps = { store: Store; world: World }

const GONE = new ProblemError('not-found', 'This exception is not there. It may have been taken back already.')
const FULL = new ProblemError(
  'limit-reached',
  `You have ${WRITING_EXCEPTIONS} exceptions, the most we keep. Take one back first. Nothing was changed.`,
)

/**
 * Mutes a rule or adds a word. Idempotent.
 *
 * @throws ProblemError `invalid-request` when blank, `limit-reached`
 */
export function addException(
  { store, world }: Deps,
  { identify, key }: Writer,
  exception: NewWritingException,
): Promise<WritingException> {
  const { kind } = exception
  const value = exception.value.trim().normalize('NFC')
  if (value === '') throw new ProblemError('invalid-request', 'A rule or a word needs a name. Nothing was changed.')
  return store.write(async (database) => {
    const owner = await identify(database)
    const now = world.now()
    const what = { add: 'writing-exception', kind, value }
    const id = await once(database, { owner, key, what, now }, async () => {
      const earlier = await findException(database, owner, kind, value)
      if (earlier) return earlier.id
      await holdOwner(database, owner)
      if ((await countExceptions(database, owner)) >= WRITING_EXCEPTIONS) throw FULL
      const row = { id: world.id(), owner_id: owner, kind, value, created_at: now.toISOString() }
      await insertException(database, row)
      return (await findException(database, owner, kind, value))?.id ?? row.id
    })
    return { id, kind, value }
  })
}

/** @throws ProblemError `not-found` */
export function removeException(deps: Deps, writer: Writer, id: string): Promise<void> {
  return removeOne(deps, writer, { kind: 'writing-exception', id, remove: deleteException, gone: GONE })
}
