const PIXELS = 1800
const MARGIN = 0.04

/** A standalone SVG with this page's colors and fonts inlined, on its background. */
export function pictureText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('The drawing is no SVG.')
  const { x, y, width, height } = drawing.viewBox.baseVal
  const margin = width * MARGIN
  const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', Object.values(box).join(' '))
  copy.setAttribute('width', String(PIXELS))
  copy.setAttribute('height', String(Math.round((PIXELS * box.height) / box.width)))
  copy.removeAttribute('class')
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [name, value] of Object.entries(box)) ground.setAttribute(name, String(value))
  ground.setAttribute('fill', 'var(--surface)')
  copy.prepend(ground)
  const resolve = createResolver()
  for (const element of copy.querySelectorAll('[fill], [stroke], [font-family]')) {
    for (const name of ['fill', 'stroke', 'font-family']) {
      const value = element.getAttribute(name)
      if (value?.startsWith('var(')) element.setAttribute(name, resolve(value, name === 'font-family'))
    }
  }
  return new XMLSerializer().serializeToString(copy)
}

/** The same as PNG. */
export async function pictureDots(drawing: SVGSVGElement): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([pictureText(drawing)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no image.')))),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Resolves `var(--…)` to #rrggbb or font names. */
function createResolver(): (value: string, isFace: boolean) => string {
  const styles = getComputedStyle(document.documentElement)
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const known = new Map<string, string>()

  function colorOf(text: string): string {
    if (!context) return text
    context.fillStyle = text
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }

  return (value, isFace) => {
    const seen = known.get(value)
    if (seen !== undefined) return seen
    const text = styles.getPropertyValue(value.slice(4, -1)).trim()
    const resolved = isFace ? text.replaceAll('"', "'") : colorOf(text)
    known.set(value, resolved)
    return resolved
  }
}
