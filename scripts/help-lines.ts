// Fails where the check of a help line is over half a year old by today's date. It is no unit test: a release that was installed
// a year ago must go on passing its tests, and whoever works on the project must look the numbers up anew.
import { CHECK_DAYS, lineChecks } from '@understory/safety/line-checks'

const { old, never } = lineChecks(new Date())
if (never.length > 0) console.warn(`content/crisis/lines.yaml: no public page confirms ${never.join(', ')} yet.`)
if (old.length > 0) {
  console.error(`content/crisis/lines.yaml: checked over ${CHECK_DAYS} days ago, look them up anew: ${old.join(', ')}.`)
  process.exit(1)
}
