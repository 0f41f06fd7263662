import type { Migration } from '../migrate.ts'

export const deviceCodes: Migration = {
  number: 6,
  name: 'device-codes',
  statements: ({ strict }) => [
    `CREATE TABLE device_codes (
      code_hash TEXT PRIMARY KEY,
      owner_id TEXT NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
      expires_at TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX device_codes_owner ON device_codes (owner_id)',
  ],
}
