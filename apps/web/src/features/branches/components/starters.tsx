import { ChipButton } from '../../../ui/chip-button.tsx'

type StartersProps = { label: string; starters: readonly string[]; onPress: (starter: string) => void }
export function Starters({ label, starters, onPress }: StartersProps) {
  if (starters.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {starters.map((starter) => (
        <li key={starter}>
          <ChipButton lang="en" onClick={() => onPress(starter)} className="min-h-11 rounded-[14px] py-2 text-start">
            {starter}
          </ChipButton>
        </li>
      ))}
    </ul>
  )
}
