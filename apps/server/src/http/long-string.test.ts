import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { cutLongString } from './long-string.ts'

const cut = (json: string) => {
  const parts = cutLongString(Buffer.from(json), 'audio')
  return parts && [parts.rest, Buffer.from(parts.long).toString()]
}

test('a long string is cut out of JSON wherever its field stands', () => {
  expect(cut('{"audio":"AAAA"}')).toEqual(['{"audio":""}', 'AAAA'])
  expect(cut('{ "context" : "é" ,\n "audio" :\t"AAAA", "transcript": "said"}')).toEqual([
    '{ "context" : "é" ,\n "audio" :\t"", "transcript": "said"}',
    'AAAA',
  ])
  expect(cut('{"context":"audio","audio":"AAAA"}')).toEqual(['{"context":"audio","audio":""}', 'AAAA'])
  expect(cut('{"transcript":"an \\"audio\\": \\"B\\"","audio":"AAAA"}')?.[1]).toBe('AAAA')
})

test('what is no string, does not end or is written with escapes is left to a whole reading', () => {
  for (const json of [
    '{}',
    '',
    'audio',
    '{"audio":5}',
    '{"audio":null}',
    '{"audio":"AAAA',
    '{"audio"',
    '{"audio":"A\\/A"}',
  ])
    expect(cut(json)).toBeUndefined()
})

test('NET-04 S7 recordings in odd JSON are read or refused as in any other', async () => {
  const { visitor } = await testApp()
  const send = async (json: string) => {
    const headers = { 'content-type': 'application/json' }
    return (await visitor().ask('POST', '/api/analyze/voice', Buffer.from(json), headers)).json().code
  }
  expect(await send('{"audio":"AAAA","audio":"BBBB"}')).toBe('recording-unreadable')
  expect(await send('{"audio":"AAAA","audio":5}')).toBe('invalid-request')
  expect(await send('{"more":{"audio":"AAAA"}}')).toBe('invalid-request')
  expect(await send('[{"audio":"AAAA"}]')).toBe('invalid-request')
  expect(await send('"audio":"AAAA"')).toBe('invalid-json')
  expect(await send('{"audio":"AAAA"')).toBe('invalid-json')
  expect(await send('{"__proto__":{},"audio":"AAAA"}')).toBe('invalid-json')
  expect(await send(`{"audio":"AAAA","context":${'['.repeat(100)}`)).toBe('invalid-json')
})
