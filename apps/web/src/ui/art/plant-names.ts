/** One SVG per plant, 160 by 200 with its foot at y = 194. */
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
