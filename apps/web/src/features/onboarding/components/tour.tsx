import { tour } from '@understory/forest/onboarding'
import { Scene, type SceneName } from '../../../ui/art/scene.tsx'
import { Introduction } from './introduction.tsx'

const SCENES: readonly SceneName[] = ['tour-1', 'tour-2', 'tour-3']

export function Tour({ onClose }: { onClose: () => void }) {
  return (
    <Introduction
      onboarding={tour}
      onClose={onClose}
      size="md"
      artOf={(step) => <Scene name={SCENES[step] ?? 'tour-1'} className="aspect-[560/260] w-full" />}
    />
  )
}
