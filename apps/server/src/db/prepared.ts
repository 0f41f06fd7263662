import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './store.ts'

/**
 * A query of which only the values change: its words are put together once a database, which takes longer than running it.
 *
 * @param build any values will do; those of each call take their places, in the order in which the query names them
 */
export function prepared<Row>(
  build: (database: Database) => Compilable<Row>,
): (database: Database, values: readonly unknown[]) => Promise<Row[]> {
  const known = new WeakMap<Database, CompiledQuery<Row>>()
  return async (database, values) => {
    const query = known.get(database) ?? build(database).compile()
    known.set(database, query)
    if (query.parameters.length !== values.length) throw new Error('A prepared query got the wrong number of values.')
    const { rows } = await database.executeQuery<Row>({ ...query, parameters: values })
    return rows
  }
}
