// content/ → packages/*/generated. Runs before everything that loads them.
import { join } from 'node:path'
import { compileCoach, writeGenerated } from './content/compile.ts'
import { compileCrisis } from './content/crisis.ts'
import { compileSections } from './content/sections.ts'

const root = join(import.meta.dirname, '..')
const { compiled, faults } = compileCoach()
const { sections, faults: sectionFaults } = compileSections(root)
for (const fault of [...faults, ...sectionFaults]) console.error(fault)
if (faults.length + sectionFaults.length > 0) process.exit(1)
for (const section of sections)
  writeGenerated(join(root, 'packages/forest/generated/sections', `${section.id}.json`), section)
writeGenerated(join(root, 'packages/coach/generated/content.json'), compiled)
writeGenerated(join(root, 'packages/safety/generated/crisis.json'), compileCrisis(root))
