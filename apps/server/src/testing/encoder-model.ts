import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { modelFolder } from '../encoder/model-files.ts'
import { PINS } from '../encoder/pins.ts'
import { temporaryFolder } from './app.ts'

/** The encoder's files in a folder of their own, one of them changed. */
export function changedModel(): string {
  const folder = temporaryFolder()
  for (const { file } of Object.values(PINS)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(modelFolder(), file), join(folder, file))
  }
  writeFileSync(join(folder, PINS.tokenizer.file), '{}')
  return folder
}
