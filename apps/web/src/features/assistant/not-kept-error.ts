/** An answer that the server couldn't store. */
export class NotKeptError extends Error {
  readonly turnId: string
  readonly isInterrupted: boolean

  constructor(turnId: string, isInterrupted: boolean, options?: ErrorOptions) {
    super('An answer was not kept', options)
    this.name = 'NotKeptError'
    this.turnId = turnId
    this.isInterrupted = isInterrupted
  }
}
