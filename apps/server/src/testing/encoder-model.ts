import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelFolder } from '../encoder/model-files.ts'
import { temporaryFolder } from './app.ts'

/** The encoder's files in a folder of their own, one of them changed. */
export function changedModel(): string {
  const folder = temporaryFolder()
  cpSync(modelFolder(), folder, { recursive: true })
  writeFileSync(join(folder, 'vocab.json'), '[]')
  return folder
}
