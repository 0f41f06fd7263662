/** The contents of a build, injected into the service worker by the build. */
export type BuildList = {
  /** Hash of all pages and files. */
  readonly version: string
  /** Query parameters by page that select another page. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly redirects: Readonly<Record<string, string>>
  /** The page for addresses without their own HTML; it renders by the address. */
  readonly openPage: string
  /** Hashed files, by language. */
  readonly assets: Readonly<Record<string, readonly string[]>>
  /** Files without a hash. */
  readonly files: readonly string[]
}
