import type { Card } from '../../types.ts'

/** A page of documentation, and a pull request. */
export const docs: readonly Card[] = [
  {
    id: 'code-docs',
    family: 'code',
    label: 'a page of documentation',
    contexts: ['Work', 'Professional', 'Creative'],
    says: [
      'nobody reads my documentation',
      'how do i write a readme',
      'my docs are too long',
      'need to write setup instructions for new devs',
      'what belongs in a how to page',
      'users still ask what is in the manual',
      'writing an api guide and i dont know where to begin',
      'onboarding doc for the team',
      'commit messages nobody understands',
      'how do i write an error message people get',
      'release notes that arent borring',
      'cut this readme',
    ],
    keys: [
      'documentation',
      'docs',
      'readme',
      'guide',
      'manual',
      'instructions',
      'tutorial',
      'api',
      'changelog',
      'commit',
    ],
    not: ['medical', 'passport', 'visa'],
    needs: [],
    principle: {
      text: 'Tutorial, how-to, reference and explanation serve different moments; a page should choose one.',
      source: 'Diátaxis',
      basis: 'M',
    },
    see: [
      'Imagine {quote} from the other side: whoever opens the page is stuck and in a hurry.',
      'Say for whom it is, what they will have at the end, and what they see when it fails.',
      'A page that explains, teaches and lists at once is three pages.',
    ],
    tries: [
      {
        id: 'for-whom-and-end',
        move: 'fact-first',
        say: {
          spoken: "This page is for [whom]. In ten minutes you'll have [result]. You need [one thing].",
          short: "For [whom]. You'll have [result].",
          written:
            'This page is for [whom]. At the end you have [result]; it takes about ten minutes. First step: [command]. If you see an error instead, go to the last section, where the usual ones are listed.',
        },
        why: 'The reader knows in three lines whether to stay.',
      },
      {
        id: 'watch-a-newcomer',
        move: 'drill',
        say: {
          spoken: "Could you follow this page while I watch? Say aloud where you'd stop; I won't help.",
          short: 'Try this page while I watch?',
        },
        why: 'The first silence shows you the missing sentence.',
      },
      {
        id: 'error-message',
        when: ['said:error|warning'],
        move: 'name-it',
        say: {
          spoken: 'Could not [action], because [cause]. Try [next step]. Nothing was changed.',
          short: 'Could not [action]. Try [next step].',
        },
        why: 'What, why, what now: the reader can act without you.',
      },
      {
        id: 'commit-line',
        when: ['said:commit|release|changelog|notes'],
        move: 'write',
        say: {
          spoken: '[What changes for users], because [reason]. Before, [old behavior].',
          short: '[What changes], because [reason].',
        },
        why: 'The code shows how; only the message can say why.',
      },
    ],
    ifThey: {
      silent: { spoken: "Which line made you stop reading? That's all I need.", short: 'Where did you stop?' },
      why: { spoken: 'Because people keep asking me the same thing.', short: 'People keep asking me.' },
      refuses: { spoken: "Then give me ten minutes, and I'll write while you talk.", short: "Talk, and I'll write." },
      laughs: { spoken: "It's long, I know. Show me the first useless line.", short: 'Show me a useless line.' },
    },
    asks: [
      { text: 'Who opens the page, and in which moment?' },
      { text: 'What should the reader have at the end?' },
      { slot: 'draft', text: 'Could you paste the first ten lines?' },
    ],
    traps: ['"simply run"', 'history before the first step', 'a screenshot of text'],
    exercise: 'Cut the page until the first command stands in the first five lines.',
    next: ['code-review-give', 'code-incident'],
  },
  {
    id: 'code-pr-write',
    family: 'code',
    label: 'a pull request that people want to read',
    contexts: ['Work', 'Professional'],
    says: [
      'how do i write a pull request people want to read',
      'nobody reviews my pull requests',
      'my pr description is never read',
      'what do i write in a pr description',
      'my pull requests wait for days',
      'how do i describe a big change so that someone reviews it',
      'commit message and pr text for a large change',
      'reviewers say my merge request is too big',
      'help me write the summary of my pull request',
    ],
    keys: ['pull', 'request', 'pr', 'description', 'reviewers', 'merge', 'commit', 'change', 'summary'],
    needs: [],
    principle: {
      text: 'Small changes with a stated reason are reviewed sooner and more thoroughly.',
      source: 'Sadowski et al. 2018, Modern Code Review at Google',
      basis: 'M',
    },
    see: [
      'For {quote} the reader wants three things: why, where to begin, and how it was tried.',
      'A reviewer decides in the first two lines whether it is for now or for tomorrow.',
      'The diff already tells what changed; your words are for why.',
    ],
    tries: [
      {
        id: 'why-where-tried',
        move: 'write',
        say: {
          spoken: 'Why: [problem]. Begin at [file]. Tried with [case]. I doubt [one spot].',
          short: 'Why: [problem]. Begin at [file].',
          written:
            'Why: [problem that people have]. What: [the change in one sentence]. Begin reading at [file]; the rest follows from it. Tried with [case]. I am least sure about [spot].',
        },
        why: 'A doubt that is named draws the eye to where help is needed.',
      },
      {
        id: 'split-it',
        move: 'choice',
        say: {
          spoken: 'I split it: first the renames, which change nothing, then the [part] that does.',
          short: 'First the renames, then the [part].',
        },
        why: 'Two hundred quiet lines and forty loud ones are reviewed; two hundred and forty mixed ones are skimmed.',
        cost: 'An hour of sorting commits.',
      },
      {
        id: 'name-one-reader',
        move: 'ask',
        say: {
          spoken: '[Name], could you look at [file] by [day]? You know that part best; twenty minutes.',
          short: '[Name], could you look at [file]?',
        },
        why: 'A request to everyone waits for everyone.',
      },
    ],
    ifThey: {
      delays: { spoken: 'When would it fit? Otherwise I ask [name] today.', short: 'When would it fit?' },
      refuses: { spoken: 'Which part could you look at, then?', short: 'Which part, then?' },
      why: { spoken: 'Because [problem] came up [number] times this month.', short: '[Problem], [number] times.' },
      silent: { spoken: 'Shall we go through it together for fifteen minutes?', short: 'Fifteen minutes together?' },
    },
    asks: [
      { text: 'What goes wrong for people today without this change?' },
      { text: 'At which file should a reader begin?' },
      { text: 'Which spot are you least sure of?' },
    ],
    traps: ['"various fixes"', 'renames and new behavior in one commit', 'a screenshot in place of the reason'],
    exercise: 'Write the first line so that somebody from another team knows what was broken. Read it to one of them.',
    next: ['code-review-get', 'code-review-give'],
  },
]
