import type { Migration } from '../migrate.ts'

/** With an index by owner alone, a list of conversations read every turn the owner ever had. */
export const turnsByConversation: Migration = {
  number: 10,
  name: 'turns-by-conversation',
  statements: () => [
    'CREATE INDEX turns_owner_conversation ON turns (owner_id, conversation_id, seq)',
    'DROP INDEX turns_owner',
  ],
}
