import { test } from 'vitest'
import { survivesKills } from './test-kills.ts'

const KILLS = Number(process.env.SOAK_KILLS ?? 100)

test(`D1 D2 loses and doubles no answered write in ${KILLS} kills under load`, () => survivesKills(KILLS))
