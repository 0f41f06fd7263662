// More arguments overflow the stack of some browsers.
const AT_ONCE = 8192

export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)))
  }
  return btoa(parts.join(''))
}
