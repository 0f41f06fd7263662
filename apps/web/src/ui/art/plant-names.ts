/** The plants, a file each in `plants`, 160 by 200 with its foot on y = 194. */
export const PLANT_NAMES = [
  'bluebell',
  'fern',
  'seedling',
  'fiddlehead',
  'sorrel',
  'trillium',
  'strawberry',
  'foxglove',
  'horsetail',
  'juniper',
  'chanterelles',
  'starflower',
  'dandelion',
  'pinecone',
  'acorn',
  'mycelium',
  'birch-twig',
  'elder',
  'hazel',
  'plot',
] as const

export type PlantName = (typeof PLANT_NAMES)[number]
