import { createContext, type ReactNode } from 'react'

/** Actions for a phrase besides Copy, provided by the page. */
export const PhraseTool = createContext<(text: string) => ReactNode>(() => null)
