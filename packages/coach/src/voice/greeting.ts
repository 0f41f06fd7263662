import { contextOf, voiceOf } from './voice.ts'

/**
 * First words of a conversation: one or two warm sentences that name the context and offer a door of it.
 *
 * @param context  one of the nine contexts; anything else counts as Personal
 */
export const greeting = (context: string): string => voiceOf(contextOf(context)).greeting
