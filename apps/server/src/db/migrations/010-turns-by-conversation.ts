import type { Migration } from '../migrate.ts'

/** A list of conversations read every turn that its owner ever had, because the index by owner alone looked like the shortest way. */
export const turnsByConversation: Migration = {
  number: 10,
  name: 'turns-by-conversation',
  statements: () => [
    'CREATE INDEX turns_owner_conversation ON turns (owner_id, conversation_id, seq)',
    'DROP INDEX turns_owner',
  ],
}
