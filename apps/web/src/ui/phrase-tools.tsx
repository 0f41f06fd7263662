import { use } from 'react'
import { CopyButton } from './copy-button.tsx'
import { PhraseTool } from './phrase-tool.ts'

/** The buttons under a phrase. */
export function PhraseTools({ text }: { text: string }) {
  const tool = use(PhraseTool)
  return (
    <>
      <CopyButton text={text} />
      {tool(text)}
    </>
  )
}
