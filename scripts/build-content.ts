// content/ → packages/*/generated. Runs before everything that loads them.
import { join } from 'node:path'
import { compileCoach, writeGenerated } from './content/compile.ts'

const packages = join(import.meta.dirname, '../packages')
const { compiled, faults } = compileCoach()
for (const fault of faults) console.error(fault)
if (faults.length > 0 && process.env.DRAFT === undefined) process.exit(1)
writeGenerated(join(packages, 'coach/generated/content.json'), compiled)
