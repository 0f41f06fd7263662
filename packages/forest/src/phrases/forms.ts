/** Whose gender a phrase shows. */
export const FORM_KINDS = ['speaker', 'listener', 'other'] as const
export type FormKind = (typeof FORM_KINDS)[number]
export type Form = 'masculine' | 'feminine'
export type Forms = { readonly [K in FormKind]?: Form | undefined }
