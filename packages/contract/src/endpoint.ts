import * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Schema = z.ZodMiniType

/** An endpoint: the server validates requests and replies with it, the browser replies. */
export type Endpoint = {
  method: Method
  /** `:name` marks a parameter. */
  path: string
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** Maximum body in bytes, if not the default. */
  bodyLimit?: number
  /** Media types accepted as a raw body. */
  rawBody?: readonly string[]
  /** 204 has no body. */
  status: 200 | 201 | 204
  reply: Schema
  /** Events for clients that accept `text/event-stream`. */
  events?: Schema
}

export type Input<S extends Schema | undefined> = S extends Schema ? z.input<S> : undefined
export type Output<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined

type Declaration = Omit<Endpoint, 'status'> & Partial<Pick<Endpoint, 'status'>>

/** An endpoint with its literal types; its status is 200 unless it names another. */
export function endpoint<const D extends Declaration>(declaration: D): D & Pick<Endpoint, 'status'> {
  return { status: 200, ...declaration }
}

export const noContent = { status: 204, reply: z.null() } as const
