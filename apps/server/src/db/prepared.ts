import type { Compilable, CompiledQuery, DatabaseConnection } from 'kysely'
import type { Database } from './store.ts'

const direct = new WeakMap<Database, DatabaseConnection>()

/** Prepared queries of this database go straight to its only connection: getting one takes longer than most of them run. */
export function useDirectly(database: Database, connection: DatabaseConnection): void {
  direct.set(database, connection)
}

type Prepared<Row> = (database: Database, values: readonly unknown[]) => Promise<Row[]>

/**
 * A query of which only the values change: its words are put together once an engine, which takes longer than running it.
 *
 * @param build any values will do; those of each call take their places, in the order in which the query names them
 */
export function prepared<Row>(build: (database: Database) => Compilable<Row>): Prepared<Row> {
  // Each transaction on PostgreSQL is a database of its own; the adapter is the one of its pool.
  const known = new WeakMap<object, CompiledQuery<Row>>()
  return async (database, values) => {
    const { adapter } = database.getExecutor()
    const query = known.get(adapter) ?? build(database).compile()
    known.set(adapter, query)
    if (query.parameters.length !== values.length) throw new Error('A prepared query got the wrong number of values.')
    const { rows } = await (direct.get(database) ?? database).executeQuery<Row>({ ...query, parameters: values })
    return rows
  }
}

/** The same where the words depend on how many values there are: one for each number that comes, so keep them few. */
export function preparedByCount<Row>(
  build: (database: Database, count: number) => Compilable<Row>,
): (database: Database, count: number, values: readonly unknown[]) => Promise<Row[]> {
  const byCount = new Map<number, Prepared<Row>>()
  return (database, count, values) => {
    const query = byCount.get(count) ?? prepared((each) => build(each, count))
    byCount.set(count, query)
    return query(database, values)
  }
}
