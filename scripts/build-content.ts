// Compiles content/ to packages/*/generated, and apps/web/messages to apps/web/src/lib/words.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { indexCases } from './content/case-index.ts'
import { compileCoach } from './content/compile.ts'
import { compileCrisis } from './content/crisis.ts'
import { compileForest } from './content/forest.ts'
import { compileLexicon } from './content/lexicon.ts'
import { compileMessages } from './content/messages.ts'
import { writeGenerated } from './content/read.ts'
import { compileSections, loaderOf } from './content/sections.ts'

const root = join(import.meta.dirname, '..')
const forest = join(root, 'packages/forest/generated')
// prepare.mjs compiles again next time, whatever the texts are then.
rmSync(join(root, 'packages/coach/generated/.built'), { force: true })
const { compiled, faults } = compileCoach()
const { sections, casesBySection } = compileSections(compiled, faults)
const files = compileForest(sections, faults)
const lexicon = compileLexicon(faults)
const messages = compileMessages(faults)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
for (const section of sections) writeGenerated(join(forest, 'sections', `${section.id}.json`), JSON.stringify(section))
writeGenerated(join(forest, 'sections.ts'), loaderOf(sections))
writeGenerated(join(forest, 'section-cases.json'), JSON.stringify(casesBySection))
for (const [name, value] of Object.entries(files)) writeGenerated(join(forest, `${name}.json`), JSON.stringify(value))
for (const [name, lists] of Object.entries(lexicon))
  writeGenerated(join(root, 'packages/insight/generated/lexicon', `${name}.json`), JSON.stringify(lists))
writeGenerated(join(root, 'packages/coach/generated/content.json'), JSON.stringify(compiled))
writeGenerated(join(root, 'packages/coach/generated/words.json'), JSON.stringify(indexCases(compiled.cases)))
writeGenerated(join(root, 'packages/safety/generated/crisis.json'), JSON.stringify(compileCrisis()))
for (const [file, code] of Object.entries(messages)) writeGenerated(join(root, 'apps/web/src/lib/words', file), code)
