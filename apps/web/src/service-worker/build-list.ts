/** What one build is made of, put into the worker's script by the build. */
export type BuildList = {
  /** Names the build: a fingerprint of all its pages and files. */
  readonly version: string
  /** Every page by its address, with the names of the parameters that make it another page. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly redirects: Readonly<Record<string, string>>
  /** An address whose page has no first view: it becomes whatever the address in the window names. */
  readonly openPage: string
  /** Files with their fingerprint in their name, by the language of the pages that need them; the same name is always the same file. */
  readonly assets: Readonly<Record<string, readonly string[]>>
  /** Files that keep their name from build to build. */
  readonly files: readonly string[]
}
