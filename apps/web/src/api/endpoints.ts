import { answerFromBrowser, assistantMessage, assistantPersona, chatbot } from '@understory/contract/assistant'
import { chooseInReply, coachChoices, searchCases } from '@understory/contract/coaching'
import {
  clearConversations,
  deleteConversation,
  deleteTurn,
  listConversations,
  readConversation,
  renameConversation,
  SEARCH_HEADER,
} from '@understory/contract/conversations'
import { dashboard } from '@understory/contract/dashboard'
import { searchPlaces, subBranches } from '@understory/contract/navigation'
import { analyzeText, deleteTextResult, listTextResults } from '@understory/contract/text-analysis'
import { analyzeVoice, listVoiceTakes, TRANSCRIPT_HEADER } from '@understory/contract/voice-analysis'
import {
  addWritingException,
  deleteWritingException,
  listWritingExceptions,
} from '@understory/contract/writing-exceptions'

export { call } from './call.ts'
export { listen } from './listen.ts'
export { SEARCH_HEADER, TRANSCRIPT_HEADER }

/**
 * Every endpoint that the pages use. Only ever imported at a request: the schemas weigh more than a whole screen, and no
 * first view needs them.
 */
export const endpoints = {
  addWritingException,
  analyzeText,
  analyzeVoice,
  answerFromBrowser,
  assistantMessage,
  assistantPersona,
  chatbot,
  chooseInReply,
  clearConversations,
  coachChoices,
  deleteConversation,
  deleteTextResult,
  deleteWritingException,
  deleteTurn,
  listConversations,
  listTextResults,
  listWritingExceptions,
  listVoiceTakes,
  readConversation,
  renameConversation,
  searchCases,
  searchPlaces,
  dashboard,
  subBranches,
} as const
