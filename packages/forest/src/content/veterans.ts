import compiled from '../../generated/veterans.json' with { type: 'json' }

/** Stands first on every page of Veteran Voices. */
export const veteranNotice = compiled
