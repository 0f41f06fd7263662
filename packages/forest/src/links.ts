export { aboutLink, footerColumns, plantSeedLink } from './words/en/links.ts'

export type Link = { readonly label: string; readonly path: string }
export type LinkColumn = { readonly title: string; readonly links: readonly Link[] }
