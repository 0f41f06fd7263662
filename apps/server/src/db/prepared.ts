import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './store.ts'

/** Stands in a query for a value that each run brings. */
class Placeholder {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query that is built and compiled once for each database: that takes longer than most reads themselves.
 *
 * @param build makes the same query whatever the values are
 */
export function prepared<Values extends object, Row>(build: (database: Database, values: Values) => Compilable<Row>) {
  const placeholders = new Proxy({} as Values, { get: (_, name) => new Placeholder(name) })
  const compiled = new WeakMap<Database, CompiledQuery<Row>>()
  return async (database: Database, values: Values): Promise<Row[]> => {
    const query = compiled.get(database) ?? build(database, placeholders).compile()
    compiled.set(database, query)
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    const { rows } = await database.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
