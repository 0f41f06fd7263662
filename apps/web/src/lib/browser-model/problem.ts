/**
 * Why this browser's model gave no answer. `left`: the page was left meanwhile; `not-kept`: the answer came and the server did
 * not take it, which the chat finds out.
 */
export type BrowserModelProblem =
  | 'unsupported'
  | 'unavailable'
  | 'needs-download'
  | 'silent'
  | 'too-long'
  | 'empty'
  | 'broke'
  | 'left'
  | 'not-kept'

/** What is said about it stands in the words; nothing of what the browser said is passed on, since it may quote the person. */
export class BrowserModelError extends Error {
  readonly problem: BrowserModelProblem

  constructor(problem: BrowserModelProblem, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'BrowserModelError'
    this.problem = problem
  }
}
