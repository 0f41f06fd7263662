import { expect, test } from 'vitest'
import { readTextFile } from './read-file.ts'

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

test('reads a text file in common encodings', async () => {
  expect(await readTextFile(new Blob(['beans für हम']))).toEqual({ ok: true, text: 'beans für हम' })
  expect(await readTextFile(file(0xef, 0xbb, 0xbf, 0x68, 0x69))).toEqual({ ok: true, text: 'hi' })
  expect(await readTextFile(file(0xff, 0xfe, 0x68, 0x00, 0x69, 0x00))).toEqual({ ok: true, text: 'hi' })
  expect(await readTextFile(file(0xfe, 0xff, 0x00, 0x68, 0x00, 0x69))).toEqual({ ok: true, text: 'hi' })
  expect(await readTextFile(file(0x66, 0xfc, 0x72))).toEqual({ ok: true, text: 'für' })
})

test('rejects a non-text or too long file with a reason', async () => {
  expect(await readTextFile(file(0x89, 0x50, 0x4e, 0x47, 0x00, 0x01))).toEqual({ ok: false, problem: 'notText' })
  expect(await readTextFile(new Blob([new Uint8Array(10_485_761)]))).toEqual({ ok: false, problem: 'tooLarge' })
})
