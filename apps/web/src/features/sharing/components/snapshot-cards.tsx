import type { ShareableBranch, Snapshot } from '@understory/contract/sharing'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Card } from '../../../ui/card.tsx'
import { PLANT_OF } from '../branches.ts'
import { ReadingsFigures } from './readings-figures.tsx'
import { SproutFigures } from './sprout-figures.tsx'

type SnapshotCardsProps = { branches: readonly ShareableBranch[]; snapshot: Snapshot }

/** One card per branch. */
export function SnapshotCards({ branches, snapshot }: SnapshotCardsProps) {
  const words = useWords(sharing)
  return branches.map((branch) => (
    <Card key={branch} aria-labelledby={`shared-${branch}`} className="grid gap-4">
      <div className="flex items-center gap-3">
        <Plant name={PLANT_OF[branch]} className="h-12" />
        <h2 id={`shared-${branch}`}>{words.branches[branch]}</h2>
      </div>
      <BranchFigures branch={branch} snapshot={snapshot} />
    </Card>
  ))
}

function BranchFigures({ branch, snapshot }: { branch: ShareableBranch; snapshot: Snapshot }) {
  const words = useWords(sharedView).figures
  if (branch === 'word-counter') {
    const sprout = snapshot['word-counter']
    return sprout ? <SproutFigures sprout={sprout} /> : <p className="text-ink-soft">{words.none}</p>
  }
  if (branch === 'astrology') {
    const sections = snapshot.astrology?.sectionsRead ?? []
    if (sections.length === 0) return <p className="text-ink-soft">{words.none}</p>
    return (
      <dl>
        <dt className="text-small text-ink-soft">{words.sections}</dt>
        <dd className="font-display text-h3 capitalize">
          {sections.map((name) => name.replaceAll('-', ' ')).join(', ')}
        </dd>
      </dl>
    )
  }
  const readings = snapshot[branch]
  if (!readings || readings.readings.length === 0) return <p className="text-ink-soft">{words.none}</p>
  return <ReadingsFigures readings={readings} />
}
