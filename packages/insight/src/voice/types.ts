import type { VoiceMeasuresWire } from '@understory/contract/voice-measures'
import type { Problem } from './problems.ts'

/** Read-only all the way down. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T

/** Times in seconds. */
export type TimedWord = { readonly text: string; readonly start: number; readonly end: number }

/** Measures of a recording in the contract's schema. Null figures have a reason in `problems` or `trust`. */
export type VoiceMeasures = Frozen<Omit<VoiceMeasuresWire, 'speechBy' | 'problems'>> & {
  readonly speechBy: 'model' | 'level' | null
  readonly problems: readonly Problem[]
}

export type TrustedMeasure = keyof VoiceMeasures['trust']
export type Trust = VoiceMeasures['trust'][TrustedMeasure]
export type Certainty = Trust['certainty']
export type PitchMeasures = VoiceMeasures['pitch']
export type PausingMeasures = NonNullable<VoiceMeasures['pausing']>
export type PausePlacement = NonNullable<PausingMeasures['placement']>
export type LevelMovement = VoiceMeasures['levelMovement']
export type PacePoint = VoiceMeasures['paceOverTime'][number]
export type PaceDrift = NonNullable<VoiceMeasures['drift']>
export type FilledPause = VoiceMeasures['filledPauses'][number]
export type DisfluencyMeasures = NonNullable<VoiceMeasures['disfluencies']>
export type Disfluency = DisfluencyMeasures['found'][number]
export type DisfluencyKind = Disfluency['kind']
export type Rate = DisfluencyMeasures['repairs']
export type Contour = VoiceMeasures['contour']
