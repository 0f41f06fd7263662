import words from '../generated/en/links.json' with { type: 'json' }

export type Link = { readonly label: string; readonly path: string }
type LinkColumn = { readonly title: string; readonly links: readonly Link[] }

/** The link of the header. */
export const aboutLink: Link = words.about
/** The columns of the footer. The dashboard and the brand lead home, the button beside the search to Plant a Seed. */
export const footerColumns: readonly LinkColumn[] = words.footer
export const plantSeedLink: Link = words.plantSeed

const isTool = ({ path }: Link) => path === '/dashboard/chatbot' || path === '/dashboard/settings'

/** Assistant and Settings, which menus name beside the branches. */
export const toolLinks = (): readonly Link[] => footerColumns.flatMap(({ links }) => links.filter(isTool))
