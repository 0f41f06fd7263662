// Fails when help lines were last checked over half a year ago. Not a unit test: an old release must keep passing its
// tests.
import { CHECK_DAYS, lineChecks } from '@understory/safety/line-checks'

const { old, never } = lineChecks(new Date())
if (never.length > 0) console.warn(`content/crisis/lines.yaml: no public page confirms ${never.join(', ')} yet.`)
if (old.length > 0) {
  console.error(`content/crisis/lines.yaml: checked over ${CHECK_DAYS} days ago, look them up anew: ${old.join(', ')}.`)
  process.exit(1)
}
