import { type Command, type Console, UsageError } from './types.ts'

/**
 * A command that reads its line, then carries out what was asked: 0 where all of it went well, 2 where something cannot
 * be used, which is said.
 */
export function commandOf<Wish>(
  wishOf: (given: string[]) => Wish,
  carryOut: (wish: Wish, console: Console) => Promise<boolean>,
): Command {
  return async (given, console) => {
    let isFine = false
    const isRead = await tries(console, async () => {
      isFine = await carryOut(wishOf(given), console)
    })
    return isRead && isFine ? 0 : 2
  }
}

/** Does a piece of work and tells whether it could; says why where something given cannot be used. */
export async function tries(
  { complain }: Console,
  work: () => Promise<void>,
  refused?: (message: string) => Promise<void>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    complain(error.message)
    await refused?.(error.message)
    return false
  }
}
