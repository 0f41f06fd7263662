import { LAST_UPDATED, LAST_UPDATED_ISO, type LegalPage, list, paragraph, section } from './text.ts'

export const disclaimer: LegalPage = {
  id: 'disclaimer',
  path: '/disclaimer',
  title: 'Disclaimer',
  lead: 'What Understory is not, and how far its results can be trusted.',
  lastUpdated: LAST_UPDATED,
  lastUpdatedIso: LAST_UPDATED_ISO,
  sections: [
    section(
      'emergency',
      'In an emergency',
      paragraph(
        'Understory is not an emergency service and nobody watches the conversations. If you or somebody else is in danger, call your local emergency number. In the United States, call or text 988 for the Suicide and Crisis Lifeline at any hour. Veterans can dial 988 and then press 1.',
      ),
    ),
    section(
      'advice',
      'Not professional advice',
      paragraph(
        'Understory offers practice in communication. It is no replacement for medical, psychological, legal, financial or pastoral care, and using it makes nobody your therapist, lawyer or doctor. Ask a qualified person before you act on something that matters.',
      ),
    ),
    section(
      'scores',
      'Scores are estimates',
      list(
        'Measurements of voice and text come from published methods and from rules that can be read in the source. They can be wrong for you, for your language and for your recording.',
        'Tone says how words may be heard by others. It does not say what you feel or who you are.',
        'Accents, stammers and ways of speaking are not faults, and no score is meant to say so.',
        'Nothing here is made for hiring, grading, diagnosing or judging another person.',
      ),
    ),
    section(
      'assistant',
      'The assistant',
      paragraph(
        'Where no language model is switched on, a built-in coach answers by written rules; it does not understand you as a person would. Where a language model is switched on, its answers are generated and can be wrong or made up. The header of the chat says which of the two is speaking. Check names, dates and facts before you use them.',
      ),
    ),
    section(
      'generated',
      'Generated pages and translations',
      paragraph(
        'Some sub-branches and practice pages are generated from a few words, and say so. Translations may miss meaning, register or politeness. Have somebody who speaks the language read what is important.',
      ),
    ),
    section(
      'branches',
      'About some branches',
      list(
        'Veteran Voices is not affiliated with the Department of Veterans Affairs, and is no replacement for therapy or legal guidance.',
        'Still Waters quotes texts of faith for reflection. It speaks for no church or community.',
        'Astrology is offered for reflection and not as fact. It predicts nothing.',
        'History of AI, career, home and repair pages are general and may not fit your case. Follow the safety rules of your tools and your trade.',
      ),
    ),
    section(
      'examples',
      'Examples',
      paragraph(
        'Where a page shows sample logs, a sample coach or a sample share, it is labelled as an example. The people in it are invented.',
      ),
    ),
    section(
      'links',
      'Other sites',
      paragraph(
        'Books, studies and services named here belong to others, who answer for their content. Naming one is no endorsement by it.',
      ),
    ),
  ],
}
