type Brands = { userAgentData?: { brands: readonly { brand: string }[] } }

/** Browsers don't name their model; Chrome's documentation does. Others get the browser's name. */
const NAMES: Readonly<Record<string, string>> = { 'Google Chrome': 'Gemini Nano' }
const PADDING = /not.?a.?brand/i

/** The answer's author, as far as known. */
export function modelName(): string {
  const brands = ((navigator as Brands).userAgentData?.brands ?? []).map(({ brand }) => brand)
  const own = brands.filter((brand) => !PADDING.test(brand))
  const known = own.map((brand) => NAMES[brand]).find((name) => name !== undefined)
  return known ?? own.find((brand) => brand !== 'Chromium') ?? own[0] ?? 'Browser'
}
