import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './store.ts'

/** Placeholder for a value supplied at each run. */
class Placeholder {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * Builds and compiles a query once per database: compiling takes longer than most reads.
 *
 * @param build must return the same query for all values
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
