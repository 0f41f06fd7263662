import { openSqlite } from '../db/sqlite.ts'

const [, , file = ''] = process.argv
process.send?.('begins')
await openSqlite(file)
process.exit(0)
