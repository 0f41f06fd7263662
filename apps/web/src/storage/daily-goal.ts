import { storedValue } from './key.ts'

export const MOST_DAILY_WORDS = 100_000

/** Words a day; 0 for no goal. */
export const dailyGoal = storedValue<number>(
  'understory.dailyWordGoal',
  100,
  (text) => {
    const goal = Number(text)
    return Number.isSafeInteger(goal) && goal >= 0 && goal <= MOST_DAILY_WORDS ? goal : undefined
  },
  String,
)
