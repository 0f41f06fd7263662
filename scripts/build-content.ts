// content/ → packages/*/generated. Runs before everything that loads them.
import { join } from 'node:path'
import { compileCoach, writeGenerated } from './content/compile.ts'
import { compileCrisis } from './content/crisis.ts'

const root = join(import.meta.dirname, '..')
const { compiled, faults } = compileCoach()
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
writeGenerated(join(root, 'packages/coach/generated/content.json'), compiled)
writeGenerated(join(root, 'packages/safety/generated/crisis.json'), compileCrisis(root))
