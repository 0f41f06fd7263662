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
        'What you write to the assistant, and figures of what you record or have read, are kept on the server that you opened, so that you can find them again. You can delete them at any time.',
        'The sound of a recording is measured and dropped. It is never stored on the server.',
        'Word logs and seeds stay in your browser. If you have a language model write the page of a seed, its words are sent to the server, which does not keep them, and to that model.',
        'As it comes, nothing leaves this server. The operator can connect a language model, a service that writes recordings down, a translation service or a mail server; Settings, under Privacy, says which of them are connected here.',
        'There is one cookie of yours. There is no tracking, no advertising and no content from other sites.',
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
      paragraph(
        'These are kept in the storage of this browser on this device, and leave it only when you share, download or send them:',
      ),
      list(
        'SproutLog: counts and most used words of your entries, never their text; and your daily goal. LeafPrint is drawn from them.',
        'Seeds that you planted: name if you gave one, kind of branch, reason, and the time.',
        'Sections that you read and exercises that you did.',
        'A recording that you made and have not sent yet, until it is analyzed or you discard it.',
        'A message or a recording that you sent while the server was out of reach. It is sent when the server is back, once, unless you change, clear or discard it first.',
        'A study list, where you chose to keep it.',
        'What stands unfinished in a box, until you close the tab.',
        'The pages and files of Understory itself, so that it opens without a network. Nothing that you wrote, said or received is among them.',
        'Choices: day or night, what we may call you, your usual context, a reminder, the microphone, and whether you have seen the introduction.',
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
        'Conversations with the assistant: title, context, messages and times. The summary of each voice analysis is one of them; the words you said are in it only where you switched on Keep transcripts.',
        'Results of voice and text analysis: figures and scores. The text itself only where you asked to keep it.',
        'Rules of spelling and grammar that you muted, and words that you added.',
        'Shares: the name and email address you gave for a coach, your own name if you gave it, what the share shows, fingerprints of its secret and its password, when it was opened, and the notes and tasks that were left there, with the name their writer gave.',
        'Your sessions: a fingerprint of the token in your cookie, when it began and the time of your last visit. The token itself is not kept.',
        'A fingerprint of a code for another device, until it is used or the next one is made.',
        'Short technical records that keep a repeated request from being carried out twice, for a day.',
        'What a language model named under a label that you typed for a branch, for two days at most: with a fingerprint of the label, and without whose it was.',
      ),
      paragraph(
        'To hold back floods and guessing, requests are counted by who sends them, or by network address where nobody is known yet, for at most a day. One server counts in its memory alone. Where several servers share a database, the counts stand there under fingerprints, and go within a minute once they are over.',
      ),
    ),
    section(
      'audio',
      'Recordings',
      paragraph(
        'The microphone is used only after you press record, or while you have switched on listening, and a sign shows it. Listening is measured in your browser and sends nothing. A recording that you have analyzed goes to this server, is measured in its memory and dropped with the answer.',
      ),
      paragraph(
        'Some browsers can write down what you say; some of them send the sound to their maker for that. Such a recognizer stays off until you switch it on.',
      ),
    ),
    section(
      'leaves',
      'What leaves this server',
      paragraph(
        'As it comes, nothing: the built-in coach answers on this server, translations come from a built-in phrase book, and no page asks another site for anything. The operator can connect:',
      ),
      list(
        'a language model: it receives the messages of your conversation, the context, and what you attached; also texts to translate, and the words of a rehearsal;',
        'a transcriber: it receives the sound of a recording and gives back the words;',
        'a translation service: it receives the text to translate;',
        'a mail server: it receives an invitation that you send, with its address and link.',
      ),
      paragraph(
        'A language model or transcriber that runs on the same machine sends nothing elsewhere. Settings, under Privacy, names what is connected here, read from the running server.',
      ),
    ),
    section(
      'kept',
      'How long it is kept',
      list(
        'Everything of yours on the server: until you delete it, or until 400 days have passed without a visit.',
        'A share: until you close it. Its link ends after 90 days unless you chose otherwise.',
        'Backups of the embedded database: one a day while the server runs, the newest seven. What you deleted is in them until seven newer ones have taken their place.',
        'Server logs: as long as the operator keeps them. They hold no text of yours.',
        'Data in your browser: until you or your browser remove it.',
      ),
    ),
    section(
      'cookie',
      'The cookie',
      paragraph(
        'One cookie holds a random token that lets this browser find its own data again. It is set when something of yours is first stored, lasts 400 days from your last visit, cannot be read by scripts, and is sent to this server only. Opening what somebody shared with you sets a second one, for that share alone, for 90 days. If you choose a language, a third one holds its two letters for 400 days and nothing else. Nothing measures or follows you across sites.',
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
        'Download everything as one file, to keep or to bring in elsewhere, under Settings, Privacy.',
        'Delete a conversation, or all of them, under Settings; close a share on the Sharing page.',
        'Delete everything, here and on the server, under Settings, Privacy.',
        'See which browsers open your data, and end one.',
      ),
      paragraph(
        'Your browser and the token in it are the key to your data. If you clear the cookie and no other browser of yours has one, the data cannot be matched to you again.',
      ),
    ),
    section(
      'safety',
      'How it is protected',
      paragraph(
        'Every stored row belongs to one owner and is read only by that owner, by those to whom the owner shares it, and by the operator. Tokens, secrets and passwords are stored only as fingerprints. On an address that begins with https the connection is encrypted; on one that does not, others on the network may be able to read along. No system is perfectly safe, so leave out what you could not bear to have read.',
      ),
    ),
    section(
      'changes',
      'Changes',
      paragraph('If what the software does changes, this page changes with it, and so does the date at its top.'),
    ),
  ],
}
