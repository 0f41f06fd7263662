import type { browserModel } from '../words/en/browser-model.ts'

/**
 * Why this browser's model gave no answer. `left`: the page was left; `not-kept`: the server didn't store the answer.
 */
export type BrowserModelProblem = keyof typeof browserModel.problems

/** Carries only a code, because the browser's message may quote the person. */
export class BrowserModelError extends Error {
  readonly problem: BrowserModelProblem

  constructor(problem: BrowserModelProblem, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'BrowserModelError'
    this.problem = problem
  }
}
