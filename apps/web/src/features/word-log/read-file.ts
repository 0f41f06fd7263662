const MOST_BYTES = 10_485_760

type FileText = { ok: true; text: string } | { ok: false; problem: 'tooLarge' | 'notText' | 'unreadable' }

/** Decodes UTF-8, UTF-16 with BOM, or else Windows-1252. */
export async function readTextFile(file: Blob): Promise<FileText> {
  if (file.size > MOST_BYTES) return { ok: false, problem: 'tooLarge' }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { ok: false, problem: 'unreadable' }
  }
  const text = decode(bytes)
  return text.includes('\0') ? { ok: false, problem: 'notText' } : { ok: true, text }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
