import { storedValue } from './key.ts'

/** Words a day; 0 for no goal. */
export const dailyGoal = storedValue<number>(
  'understory.dailyWordGoal',
  100,
  (text) => {
    const goal = Number(text)
    return Number.isSafeInteger(goal) && goal >= 0 && goal <= 100_000 ? goal : undefined
  },
  String,
)
