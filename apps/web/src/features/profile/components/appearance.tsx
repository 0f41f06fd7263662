import { useState } from 'react'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { THEMES, type Theme, theme } from '../../../storage/theme.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SettingsCard } from './settings-card.tsx'

export function Appearance() {
  const words = useWords(settings).appearance
  const chosen = useStored(theme)
  const [isKept, setIsKept] = useState(true)

  function choose(next: Theme) {
    setIsKept(theme.write(next))
    applyTheme(next)
  }

  return (
    <SettingsCard id="appearance" heading={words.heading} lead={words.lead}>
      <Segmented<Theme>
        label={words.heading}
        className="mt-4"
        segments={THEMES.map((value) => ({ value, label: words[value] }))}
        value={chosen}
        onValueChange={choose}
      />
      {!isKept && <ErrorLine className="mt-3">{words.notKept}</ErrorLine>}
    </SettingsCard>
  )
}

/** `public/early.js` does the same before the first paint. */
function applyTheme(theme: Theme): void {
  const isNight = theme === 'night' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isNight ? 'night' : 'day'
}
