import { createContext, type ReactNode } from 'react'

/** What can be done with words worth saying besides copying them. Whoever shows a reply provides it. */
export const PhraseTool = createContext<(text: string) => ReactNode>(() => null)
