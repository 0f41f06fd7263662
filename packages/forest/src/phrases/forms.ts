/** Whose gender a phrase shows: who says it, who hears it, or whom it is about. */
export const FORM_KINDS = ['speaker', 'listener', 'other'] as const
export type FormKind = (typeof FORM_KINDS)[number]
export type Form = 'masculine' | 'feminine'
/** The form of each kind that a phrase shows. */
export type Forms = { readonly [K in FormKind]?: Form | undefined }
