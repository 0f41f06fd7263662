import type { Endpoint, Output, Schema } from '@understory/contract/endpoint'
import { z } from 'zod'

/** A serialized reply, validated when it was written; it can be replayed. */
export class WrittenReply<E extends Endpoint> {
  declare readonly endpoint: E
  readonly json: string | Uint8Array

  constructor(json: string | Uint8Array) {
    this.json = json
  }
}

/** @throws z.core.$ZodError when the reply violates the contract */
export function writeReply<E extends Endpoint>({ reply }: E, value: Output<E['reply']>): WrittenReply<E> {
  return new WrittenReply(write(reply, value))
}

export function write<S extends Schema>(schema: S, value: z.output<S>): string {
  return JSON.stringify(z.encode(schema, value))
}

/**
 * The same for a list field that arrives in batches. Encoded to bytes at once: megabytes of text would block when sent.
 */
export async function writeList<S extends Schema>(schema: S, parts: AsyncIterable<z.output<S>>): Promise<Uint8Array> {
  const written: Uint8Array[] = []
  for await (const part of parts) {
    const items = write(schema, part).slice(1, -1)
    if (items !== '') written.push(Buffer.from(written.length === 0 ? items : `,${items}`))
  }
  return Buffer.concat([Buffer.from('['), ...written, Buffer.from(']')])
}

export function joinFields<E extends Endpoint>(
  fields: Record<keyof Output<E['reply']>, string | Uint8Array>,
): WrittenReply<E> {
  const parts = Object.entries<string | Uint8Array>(fields).flatMap(([name, json], at) => [
    `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    json,
  ])
  return new WrittenReply(Buffer.concat([...parts, '}'].map(bytesOf)))
}

function bytesOf(json: string | Uint8Array): Uint8Array {
  return typeof json === 'string' ? Buffer.from(json) : json
}
