import { type Command, type Console, UsageError } from './types.ts'

/** Parses the command line, then runs it. Exit status 0, or 2 when an input can't be used. */
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

/** Runs a piece of work and reports a UsageError; returns whether it succeeded. */
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
