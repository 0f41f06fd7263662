/** Describes a file that is not WAV, by its first bytes; undefined for WAV. */
export function describeOther(bytes: Uint8Array): string | undefined {
  const tag = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))
  const head = tag(0, 4)
  if (head === 'RIFF' || head === 'RF64') return riffKind(tag(8, 4))
  if (head === 'RIFX') return 'a WAV file in the rare big-endian form'
  if (head === 'OggS') return 'an Ogg recording'
  if (head === 'fLaC') return 'a FLAC recording'
  if (head === 'FORM') return 'an AIFF recording'
  if (head === 'caff') return 'a Core Audio recording'
  if (head === '.snd') return 'a Sun audio recording'
  if (tag(0, 5) === '#!AMR') return 'an AMR recording'
  if (tag(4, 4) === 'ftyp') return 'an MP4 or M4A recording'
  if (tag(0, 3) === 'ID3' || isMpegFrame(bytes)) return 'an MP3 or AAC recording'
  if (head === '\x1aE\xdf\xa3') return 'a WebM or Matroska recording'
  if (head === '%PDF') return 'a PDF document'
  if (head.startsWith('PK')) return 'a ZIP archive or an office document'
  if (head === '\x89PNG' || tag(0, 3) === '\xff\xd8\xff') return 'a picture'
  return isText(bytes) ? 'a text file' : 'not a kind of file that we know'
}

function riffKind(kind: string): string | undefined {
  if (kind === 'WAVE') return undefined
  return kind === 'AVI ' ? 'an AVI video' : kind === 'WEBP' ? 'a picture' : 'not a sound recording'
}

function isMpegFrame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  return first === 0xff && (second & 0xe0) === 0xe0 && second !== 0xff && bytes[2] !== 0xff
}

function isText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 512)
  let plain = 0
  for (const byte of head) if ((byte >= 0x20 && byte !== 0x7f) || (byte >= 0x09 && byte <= 0x0d)) plain++
  return head.length > 0 && plain === head.length
}
