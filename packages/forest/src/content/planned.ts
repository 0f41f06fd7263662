import type { PageBranchId } from '../types.ts'

/** What a branch is meant to grow next. None of it is there yet, and the page says so. */
export const plannedFeatures: Readonly<Partial<Record<PageBranchId, readonly string[]>>> = {
  'diy-projects': [
    'Build logs: photos, steps and mistakes in one place, made to be read aloud at the bench.',
    'A plain-language check for instructions: one action in each step, with a sign that it worked.',
    'Tool talk: the right names for parts and tools, with pictures, before you call the store.',
    'A safety line at the head of each plan, with what to switch off first.',
    'Questions from other builders, answered under your steps.',
  ],
  'teen-treehouse': [
    'Rehearsal with two voices at once: a group chat that pulls in two directions.',
    'First job, first call: phone practice for interviews, doctors and landlords.',
    'Oral exams: a friendly examiner who asks the second question.',
    'A page for the talk after a breakup, for both sides of it.',
    'Private word lists for feelings, in the words that you use.',
  ],
}
