import { backUp } from '../db/backup.ts'

const [, , file = '', folder = ''] = process.argv
backUp(file, folder, new Date())
