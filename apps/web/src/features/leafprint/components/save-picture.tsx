import { type RefObject, useState } from 'react'
import { recordEvent } from '../../../lib/page-log.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/use-toast.ts'

type SavePictureProps = { drawing: RefObject<SVGSVGElement | null>; nickname: string }

/** Saves the picture as SVG or PNG, named after the tree. */
export function SavePicture({ drawing, nickname }: SavePictureProps) {
  const words = useWords(leafPrint).save
  const [isBusy, setIsBusy] = useState(false)

  async function save(kind: 'svg' | 'png') {
    if (!drawing.current) return
    setIsBusy(true)
    try {
      const { pictureDots, pictureText } = await import('../save-picture.ts')
      const file =
        kind === 'png'
          ? await pictureDots(drawing.current)
          : new Blob([pictureText(drawing.current)], { type: 'image/svg+xml' })
      saveFile(`${nickname.toLowerCase().replace(' ', '-')}.${kind}`, file)
    } catch {
      recordEvent('leafprint', 'picture-failed')
      toast({ title: words.failed, variant: 'destructive' })
    }
    setIsBusy(false)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are buttons
    <div role="group" aria-label={words.heading} className="flex flex-wrap gap-3">
      <Button busy={isBusy} onClick={() => save('png')}>
        {words.png}
      </Button>
      <Button variant="quiet" busy={isBusy} onClick={() => save('svg')}>
        {words.svg}
      </Button>
    </div>
  )
}
