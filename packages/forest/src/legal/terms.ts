import { LAST_UPDATED, LAST_UPDATED_ISO, type LegalPage, list, paragraph, section } from './text.ts'

export const terms: LegalPage = {
  id: 'terms',
  path: '/terms',
  title: 'Terms of Use',
  lead: 'What you may expect from Understory, and what is expected of you.',
  lastUpdated: LAST_UPDATED,
  lastUpdatedIso: LAST_UPDATED_ISO,
  sections: [
    section(
      'agreement',
      'Using Understory',
      paragraph(
        'Understory is software for practicing how you speak and write. By using it on this server you accept these terms. They are between you and the operator, the person or group who runs this server. If you do not accept them, please do not use it.',
      ),
      paragraph(
        'The operator may have further rules, for a school or a workplace for example. If you are too young to agree to terms where you live, ask a parent or guardian to read them with you.',
      ),
    ),
    section(
      'yours',
      'What is yours stays yours',
      paragraph(
        'Your messages, recordings, texts, logs and seeds belong to you. The server stores and processes them only to show you what you asked for, as the Privacy Policy describes. They are not used to train anything by this software. Whether a service that the operator switched on does so is up to the rules of that service.',
      ),
      paragraph(
        'Phrases, exercises and pages that Understory gives you may be used freely, in your own words or as they stand.',
      ),
    ),
    section(
      'sharing',
      'When you share',
      list(
        'You decide what a share shows, to whom, and for how long. Anybody who has its link can open it.',
        'Only record or paste what you may. If other people can be heard or named, ask them first.',
        'Coaches and others who open a share may use what they see to help you, and for nothing else.',
      ),
    ),
    section(
      'fair',
      'Fair use',
      paragraph('Please do not:'),
      list(
        'use Understory to threaten, deceive or harass anybody, or to break the law;',
        'try to reach what belongs to somebody else, or to get around limits;',
        'load the server with automatic requests that its operator did not agree to;',
        'present what it writes as advice from a doctor, a lawyer or a therapist.',
      ),
      paragraph('The operator may limit or end access where this happens.'),
    ),
    section(
      'no-warranty',
      'No guarantee',
      paragraph(
        'Understory is given as it is, without a warranty of any kind, as far as the law allows. Scores are estimates, suggestions can be wrong, and the server may be out of reach or lose data. Keep an export of what matters to you. As far as the law allows, neither the operator nor the authors are liable for harm that comes from using it. Rights that the law gives you and that cannot be waived remain untouched.',
      ),
    ),
    section(
      'license',
      'The software',
      paragraph(
        'The software is open source under the MIT license. You may run your own copy, read how it works and change it. Names of other products belong to their owners.',
      ),
    ),
    section(
      'ending',
      'Leaving',
      paragraph(
        'You can stop at any time and delete everything of yours under Settings, Privacy. The operator may stop running the server, and should tell you early enough to export your data.',
      ),
    ),
    section(
      'changes',
      'Changes',
      paragraph('If these terms change, this page changes with them, and so does the date at its top.'),
    ),
  ],
}
