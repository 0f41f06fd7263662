import type { Growth } from './branching.ts'

export type Broadleaf = 'birch' | 'maple' | 'oak'

/** Growth habit of a species. The crown spans `top` to `bottom`; `half` is its half width from 0 (top) to 1. */
export type Habit = Omit<Growth, 'trunk' | 'light'> & {
  readonly top: number
  readonly bottom: number
  readonly half: (v: number) => number
  readonly trunk: number
  readonly fork: number
  readonly lead: number
  readonly lean: number
  readonly tip: number
  readonly power: number
  readonly lights: number
  readonly leaves: number
  readonly leafScale: number
  readonly mound: number
  readonly flare: number
}

export const HABITS: Readonly<Record<Broadleaf, Habit>> = {
  birch: {
    top: 52,
    bottom: 404,
    half: (v) => 100 * Math.sin(Math.PI * v ** 0.78) ** 0.85,
    trunk: 9,
    fork: 340,
    lead: 24,
    lean: 8,
    step: 8,
    reach: 66,
    kill: 13,
    lift: 0.5,
    droop: 0.34,
    jitter: 0.22,
    tip: 0.55,
    power: 2.05,
    lights: 420,
    leaves: 420,
    leafScale: 0.96,
    mound: 120,
    flare: 0.22,
  },
  maple: {
    top: 54,
    bottom: 388,
    half: (v) => 178 * Math.sin(Math.PI * v ** 0.9) ** 0.6,
    trunk: 16,
    fork: 366,
    lead: 3,
    lean: 3,
    step: 9,
    reach: 84,
    kill: 15,
    lift: 0.3,
    droop: 0,
    jitter: 0.3,
    tip: 0.6,
    power: 2.1,
    lights: 620,
    leaves: 400,
    leafScale: 0.82,
    mound: 170,
    flare: 0.22,
  },
  oak: {
    top: 60,
    bottom: 380,
    half: (v) => 238 * Math.sin(Math.PI * v ** 0.84) ** 0.5,
    trunk: 28,
    fork: 384,
    lead: 1,
    lean: -4,
    step: 9,
    reach: 96,
    kill: 16,
    lift: 0.1,
    droop: 0.05,
    jitter: 0.55,
    tip: 0.62,
    power: 2,
    lights: 820,
    leaves: 330,
    leafScale: 0.92,
    mound: 220,
    flare: 0.42,
  },
}
