import { chatbot } from '@understory/contract/assistant'
import { clearConversations, deleteConversation, listConversations } from '@understory/contract/conversations'
import { dashboard } from '@understory/contract/dashboard'
import { installation } from '@understory/contract/installation'
import { subBranches } from '@understory/contract/navigation'
import { analyzeText, deleteTextResult, listTextResults } from '@understory/contract/text-analysis'
import { analyzeVoice, listVoiceTakes } from '@understory/contract/voice-analysis'
import {
  addWritingException,
  deleteWritingException,
  listWritingExceptions,
} from '@understory/contract/writing-exceptions'

export { call } from './call.ts'

/**
 * Every endpoint that the pages use. Only ever imported at a request: the schemas weigh more than a whole screen, and no
 * first view needs them.
 */
export const endpoints = {
  addWritingException,
  analyzeText,
  analyzeVoice,
  chatbot,
  clearConversations,
  deleteConversation,
  deleteTextResult,
  deleteWritingException,
  listConversations,
  listTextResults,
  listWritingExceptions,
  listVoiceTakes,
  dashboard,
  installation,
  subBranches,
} as const
