import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Schema = z.ZodMiniType

/** One endpoint, declared once: the server checks what comes in and goes out with it, the browser what it receives. */
export type Endpoint = {
  method: Method
  /** Path with `:name` for each parameter. */
  path: string
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** Bytes of the request body at most; the server's small default where it is not named. */
  bodyLimit?: number
  /** Media types under which the body may also come as plain bytes; what goes with them stands in the query. */
  rawBody?: readonly string[]
  /** The reply's status and shape; `204` carries none. */
  status: 200 | 201 | 204
  reply: Schema
  /** What comes one by one when a client asks for `text/event-stream`; the last is the reply or a problem. */
  events?: Schema
}

export type Input<S extends Schema | undefined> = S extends Schema ? z.input<S> : undefined
export type Output<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined

/** Keeps the literal types of a declaration. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}
