import { LAST_UPDATED, LAST_UPDATED_ISO, type LegalPage, list, paragraph, section } from './text.ts'

export const privacy: LegalPage = {
  id: 'privacy',
  path: '/privacy',
  title: 'Privacy Policy',
  lead: 'What is kept, where it is kept, for how long, and what leaves this server.',
  lastUpdated: LAST_UPDATED,
  lastUpdatedIso: LAST_UPDATED_ISO,
  sections: [
    section(
      'short',
      'In short',
      list(
        'You need no account, no name and no email address to use Understory.',
        'What you write to the assistant is kept on the server that you opened, so that you can find it again. You can delete it at any time.',
        'Word logs and seeds stay in your browser.',
        'Nothing is recorded: no page uses your microphone yet.',
        'Nothing leaves this server.',
        'There is one cookie. There is no tracking, no advertising and no content from other sites.',
      ),
    ),
    section(
      'operator',
      'Who runs this server',
      paragraph(
        'Understory is open software that anybody can run. This page describes what the software does. The operator is the person or group who runs the server at this address, perhaps you yourself. The operator can read what is stored on the server, and decides which of the services below are switched on.',
      ),
    ),
    section(
      'browser',
      'What stays in your browser',
      paragraph('These are kept in the storage of this browser on this device, and are not sent:'),
      list(
        'Seeds that you planted: name if you gave one, kind of branch, reason, and the time.',
        'Choices about the page, such as day or night, and whether you have seen the introduction.',
      ),
      paragraph(
        'If your browser holds a number under the name userId, chat requests carry it. The server does not use it to decide who you are. Clearing the site data of your browser removes all of this.',
      ),
    ),
    section(
      'server',
      'What the server keeps',
      paragraph(
        'The server keeps its data in an embedded database in its own data folder, or in a PostgreSQL database only when the operator set one up.',
      ),
      list(
        'Conversations with the assistant: title, context, messages and times.',
        'Your session: a fingerprint of the token in your cookie and the time of your last visit. The token itself is not kept.',
        'Short technical records that keep a repeated request from being carried out twice.',
      ),
    ),
    section(
      'audio',
      'Recordings',
      paragraph('Understory does not record yet. Nothing on these pages uses your microphone.'),
    ),
    section(
      'leaves',
      'What leaves this server',
      paragraph(
        'Nothing. The built-in coach answers on this server, and no page asks another site for anything. If a later version lets the operator connect a language model or another service, this page and Settings, under Privacy, will say what it is sent.',
      ),
    ),
    section(
      'kept',
      'How long it is kept',
      list(
        'Conversations: until you delete them, or until 400 days have passed without a visit.',
        'Server logs: as long as the operator keeps them. They hold no text of yours.',
        'Backups: as the operator makes them. The software itself makes none.',
        'Data in your browser: until you or your browser remove it.',
      ),
    ),
    section(
      'cookie',
      'The cookie',
      paragraph(
        'One cookie holds a random token that lets this browser find its own data again. It is set when something of yours is first stored, lasts 400 days from your last visit, cannot be read by scripts, and is sent to this server only. Nothing measures or follows you across sites.',
      ),
    ),
    section(
      'logs',
      'Server logs',
      paragraph(
        'For each request the server writes one line: a request number, the method, the pattern of the address, the status, the time it took and, if something failed, a code. Messages, tokens and network addresses are never written to the log.',
      ),
    ),
    section(
      'choices',
      'What you can do',
      list(
        'Delete a conversation, or all of them, under Settings.',
        'Clear the site data of your browser, which removes what stays in it.',
      ),
      paragraph(
        'Your browser and the token in it are the key to your data. If you clear the cookie, the data cannot be matched to you again.',
      ),
    ),
    section(
      'safety',
      'How it is protected',
      paragraph(
        'Every stored row belongs to one owner and is read only by that owner and by the operator. Tokens are stored only as fingerprints. On an address that begins with https the connection is encrypted; on one that does not, others on the network may be able to read along. No system is perfectly safe, so leave out what you could not bear to have read.',
      ),
    ),
    section(
      'changes',
      'Changes',
      paragraph('If what the software does changes, this page changes with it, and so does the date at its top.'),
    ),
  ],
}
