import { sha256 } from '../../db/sha256.ts'
import { FREES, type Store } from '../../db/store.ts'
import { ProblemError } from '../../http/problem.ts'
import type { World } from '../../world.ts'
import { newCode, plainCode } from '../sessions/code-words.ts'
import { hashPassword, isPassword } from '../sharing/secrets.ts'
import {
  deleteOperatorSession,
  deleteOperatorSessionsBefore,
  findCodeHash,
  findOperatorSession,
  insertFirstCode,
  insertOperatorSession,
  replaceCode,
} from './store.ts'

export const OPERATOR_SECONDS = 12 * 60 * 60
const WRONG =
  "This is not the operator's code. Check it, or run npm run operator-code where Understory runs for a new one."

type Deps = { store: Store; world: World }

/**
 * Creates the operator's code if there is none; safe when processes start together.
 *
 * @returns the code, to be shown once; null if one exists
 */
export async function makeFirstCode({ store, world }: Deps): Promise<string | null> {
  if ((await findCodeHash(store.read)) !== undefined) return null
  const code = newCode(world)
  const row = { codeHash: await hashPassword(code), now: world.now().toISOString() }
  return (await store.write((database) => insertFirstCode(database, row))) ? code : null
}

/** Replaces the code and ends all operator sessions. Shown once. */
export async function renewCode({ store, world }: Deps): Promise<string> {
  const code = newCode(world)
  const row = { codeHash: await hashPassword(code), now: world.now().toISOString() }
  await store.write((database) => replaceCode(database, row))
  return code
}

/**
 * Exchanges the code for an operator session.
 *
 * @returns its token, stored as SHA-256
 * @throws ProblemError `not-allowed`
 */
export async function becomeOperatorBy({ store, world }: Deps, typed: string): Promise<string> {
  const codeHash = await findCodeHash(store.read)
  if (codeHash === undefined || !(await isPassword(plainCode(typed), codeHash))) {
    throw new ProblemError('not-allowed', WRONG)
  }
  const token = world.token()
  const expiresAt = new Date(world.now().getTime() + OPERATOR_SECONDS * 1000).toISOString()
  await store.write(async (database) => {
    // The code was renewed while this one was being verified.
    if ((await findCodeHash(database)) !== codeHash) throw new ProblemError('not-allowed', WRONG)
    await insertOperatorSession(database, { tokenHash: sha256(token), expiresAt })
  })
  return token
}

export async function isOperator({ store, world }: Deps, token: string | undefined): Promise<boolean> {
  if (!token) return false
  const expiresAt = await findOperatorSession(store.read, sha256(token))
  return expiresAt !== undefined && Date.parse(expiresAt) > world.now().getTime()
}

export async function endOperator({ store }: Deps, token: string | undefined): Promise<void> {
  if (token) await store.write((database) => deleteOperatorSession(database, sha256(token)), FREES)
}

export function forgetOperators(store: Store, world: World): Promise<void> {
  return store.write((database) => deleteOperatorSessionsBefore(database, world.now().toISOString()), FREES)
}
