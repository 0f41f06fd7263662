const COMMA = 0x2c
const PADDING = 0x3d
/** Longer than any name of a media type. */
const LONGEST_PREFIX = 200

/** Base64 without the `data:…,` before it, with which browsers name the media type. */
export function withoutPrefix(base64: Uint8Array): Uint8Array {
  const comma = base64.subarray(0, LONGEST_PREFIX).indexOf(COMMA)
  return base64.subarray(comma + 1)
}

/** How many bytes base64 stands for, without decoding it. */
export function decodedLength(base64: Uint8Array): number {
  let end = base64.length
  while (base64[end - 1] === PADDING) end--
  return Math.floor((end * 3) / 4)
}

export function decodeBase64({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(buffer, byteOffset, byteLength).toString('latin1'), 'base64')
}
