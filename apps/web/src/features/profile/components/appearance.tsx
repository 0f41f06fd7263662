import { useState } from 'react'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { THEMES, type Theme, theme } from '../../../storage/theme.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { applyTheme } from '../apply-theme.ts'

export function Appearance() {
  const words = useWords(settings).appearance
  const chosen = useStored(theme)
  const [isKept, setIsKept] = useState(true)

  function choose(next: Theme) {
    setIsKept(theme.write(next))
    applyTheme(next)
  }

  return (
    <Card aria-labelledby="appearance">
      <h2 id="appearance" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{words.lead}</p>
      <Segmented<Theme>
        label={words.heading}
        segments={THEMES.map((value) => ({ value, label: words[value] }))}
        value={chosen}
        onValueChange={choose}
      />
      {!isKept && <ErrorLine className="mt-3">{words.notKept}</ErrorLine>}
    </Card>
  )
}
