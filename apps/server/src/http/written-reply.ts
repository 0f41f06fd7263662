import type { Endpoint, Output } from '@understory/contract/endpoint'
import { z } from 'zod'

/** A reply in the words in which it leaves, checked by its endpoint's schema when it was written: it may be sent again. */
export class WrittenReply<E extends Endpoint> {
  declare readonly endpoint: E
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** @throws z.core.$ZodError when the reply does not have the shape that the contract promises */
export function writeReply<E extends Endpoint>({ reply }: E, value: Output<E['reply']>): WrittenReply<E> {
  return new WrittenReply(JSON.stringify(z.encode(reply, value)))
}
