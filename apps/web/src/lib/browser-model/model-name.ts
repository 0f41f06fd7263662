type Brands = { userAgentData?: { brands: readonly { brand: string }[] } }

/** Browsers do not say which model they have; this maker says it of its own. Others are named by the browser. */
const NAMES: Readonly<Record<string, string>> = { 'Google Chrome': 'Gemini Nano' }
const PADDING = /not.?a.?brand/i

/** How an answer names what wrote it, as well as it can be known. */
export function modelName(): string {
  const brands = ((navigator as Brands).userAgentData?.brands ?? []).map(({ brand }) => brand)
  const own = brands.filter((brand) => !PADDING.test(brand))
  const known = own.map((brand) => NAMES[brand]).find((name) => name !== undefined)
  return known ?? own.find((brand) => brand !== 'Chromium') ?? own[0] ?? 'Browser'
}
