/** A decade in the history of artificial intelligence. `title` is its name on the timeline. */
type Era = {
  readonly years: string
  readonly title: string
  readonly text: string
  readonly events: readonly { readonly year: number; readonly what: string }[]
  /** What it says to somebody who has to talk about machines today. */
  readonly lesson: string
}

type Concept = { readonly name: string; readonly text: string; readonly say: string }

/** Eight eras, the oldest first. Dates from the publications and events that they name. */
export const eras: readonly Era[] = [
  {
    years: '1950s',
    title: 'A question and a name',
    text: 'Alan Turing asks whether a machine can take part in a conversation so well that nobody can tell. Six years later a summer workshop at Dartmouth College gives the field its name.',
    events: [
      { year: 1950, what: 'Turing publishes "Computing Machinery and Intelligence".' },
      { year: 1956, what: 'The Dartmouth workshop meets; Newell, Simon and Shaw show a program that proves theorems.' },
      { year: 1958, what: 'Frank Rosenblatt describes the perceptron, a simple network that learns.' },
    ],
    lesson:
      'The field began with a talk, and the first test was whether it felt human. Feeling human is still no proof of thinking.',
  },
  {
    years: '1960s',
    title: 'Programs that chat and a robot that plans',
    text: 'Joseph Weizenbaum writes ELIZA, which turns your sentence into a question. People confide in it, and that alarms its author for the rest of his life.',
    events: [
      {
        year: 1966,
        what: 'ELIZA appears at MIT. The ALPAC report ends most funding for machine translation in the United States.',
      },
      {
        year: 1966,
        what: 'Work on Shakey begins in California, the first mobile robot that reasons about its own steps.',
      },
      { year: 1969, what: 'Minsky and Papert show in "Perceptrons" what simple networks cannot learn.' },
    ],
    lesson: 'People fill in understanding where there is none. Say plainly what answers them.',
  },
  {
    years: '1970s',
    title: 'Small worlds and the first winter',
    text: 'Programs shine in tiny worlds: blocks on a table, infections of the blood. Outside of them they fail. Promises had run ahead, and money leaves.',
    events: [
      { year: 1972, what: 'Terry Winograd describes SHRDLU, which talks about blocks and moves them.' },
      { year: 1973, what: 'The Lighthill report criticizes the field, and Britain cuts its funds.' },
      { year: 1976, what: 'Edward Shortliffe publishes a book on MYCIN, which advises doctors about infections.' },
    ],
    lesson: 'A demo in a small world says little about the large one. Ask where the edges are.',
  },
  {
    years: '1980s',
    title: 'Rules for sale',
    text: 'Companies pay for expert systems: thousands of rules, written down with the people who knew the work. They help, they break at the edges, and they cost a great deal to keep. In the same years, learning by networks returns.',
    events: [
      { year: 1980, what: 'Digital Equipment Corporation puts XCON to work on its computer orders.' },
      { year: 1982, what: 'Japan starts its Fifth Generation project.' },
      { year: 1986, what: 'Rumelhart, Hinton and Williams publish on back-propagation in Nature.' },
    ],
    lesson: 'Knowledge lives in people. Whoever writes it down has to ask well and listen long.',
  },
  {
    years: '1990s',
    title: 'Counting beats rules',
    text: 'Instead of writing rules, researchers count what happens in large amounts of text and speech. A chess machine beats the champion by searching faster than anyone can imagine.',
    events: [
      { year: 1990, what: 'A group at IBM describes translation by statistics.' },
      { year: 1997, what: 'Deep Blue beats Garry Kasparov. Hochreiter and Schmidhuber publish the LSTM network.' },
      { year: 1998, what: 'Yann LeCun and colleagues show a network that reads handwritten digits.' },
    ],
    lesson: 'Ask what a system counted. Its answers can only reflect what it has met.',
  },
  {
    years: '2000s',
    title: 'Data by the mountain',
    text: 'The web gives learning what it lacked: examples. Search, spam filters and recommendations put it to daily use, and hardly anyone calls it by its old name.',
    events: [
      { year: 2005, what: 'Stanley, a car from Stanford, wins the DARPA Grand Challenge in the desert.' },
      { year: 2006, what: 'Hinton and colleagues show how to train deep networks layer by layer.' },
      { year: 2009, what: 'ImageNet appears, with millions of labeled pictures.' },
    ],
    lesson: 'Somebody made the examples. Name who labeled, who was counted and who was left out.',
  },
  {
    years: '2010s',
    title: 'Deep learning',
    text: 'Large networks on graphics chips learn to see, to hear and to play. Voices in phones answer questions. A new design, the transformer, reads whole passages at once.',
    events: [
      { year: 2012, what: 'AlexNet wins the ImageNet contest by a wide margin.' },
      { year: 2016, what: 'AlphaGo beats Lee Sedol by four games to one.' },
      { year: 2017, what: '"Attention Is All You Need" describes the transformer.' },
    ],
    lesson: 'Success in a contest is a number on a test. Ask how close the test is to your work.',
  },
  {
    years: '2020+',
    title: 'Language at scale',
    text: 'Models trained on much of the written web write, translate, explain and make things up in the same even tone. For the first time, most people talk with one themselves.',
    events: [
      { year: 2020, what: 'GPT-3 writes passages from a short prompt. AlphaFold predicts the shapes of proteins.' },
      { year: 2022, what: 'ChatGPT opens to the public on November 30.' },
      {
        year: 2024,
        what: 'Nobel Prizes in physics and chemistry go to work with neural networks. The AI Act of the European Union enters into force.',
      },
    ],
    lesson: 'Fluent is not the same as right. Check names, numbers and sources, and say when a machine helped you.',
  },
]

/** Three ideas to keep. */
export const concepts: readonly Concept[] = [
  {
    name: 'Machine learning',
    text: 'Nobody writes the rule. A program adjusts many small numbers until its answers fit a set of examples, and then meets new cases with the same numbers.',
    say: 'It learned from examples, so it is good where the examples were good.',
  },
  {
    name: 'Neural network',
    text: 'Layers of simple units, each adding up what comes in and passing something on. The name is borrowed from the brain; the thing itself is arithmetic.',
    say: 'It is a very long sum with knobs, and training turns the knobs.',
  },
  {
    name: 'Language model',
    text: 'A network that predicts what comes next in a text, again and again. From that one skill come answers, poems and errors in the same confident voice.',
    say: 'It continues text. It does not look things up, unless somebody built that in.',
  },
]
