import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'professional-dev/customer-support',
  starters: ['A customer writes in capital letters. What do I answer?', 'I have to say no to a refund.'],
  blocks: [
    {
      kind: 'insight',
      title: 'They came with two problems',
      paragraphs: [
        'Each customer brings the thing that broke and the day that it broke. Fix only the thing, and they remember the day. One sentence for the day is enough, if it is true.',
        'Then speed and plain words. Nobody calls support for delight. They want it over with.',
      ],
    },
    {
      kind: 'technique',
      title: 'Own it in the first line',
      why: 'The word "I" takes hold of a problem. "We regret any inconvenience" lets go of it.',
      steps: [
        'Say what went wrong in their words.',
        'Say that you have it now, with your name.',
        'Say what you do next and when they hear from you.',
      ],
      phrases: [
        'Your order went to your old address, and you needed it for today. I am on it.',
        'I have the warehouse on the other line. You hear from me by two, with or without news.',
      ],
      pair: {
        often: 'We apologize for any inconvenience this may have caused.',
        instead: "We sent it to the wrong house, and your daughter's party is today. I am sorry.",
      },
    },
    {
      kind: 'technique',
      title: 'Cool the room without saying calm down',
      why: 'Heat drops when people feel read. Orders about feelings add fuel.',
      steps: [
        'Let them finish. Take notes with their words.',
        'Say back the two facts that matter most.',
        'Offer a choice, so that they hold something.',
      ],
      phrases: [
        'Two calls, forty minutes each, and still no internet. I would be angry too.',
        'Do you want me to stay on the line, or call you at four?',
      ],
    },
    {
      kind: 'technique',
      title: 'Say no with a door in it',
      why: 'A clear no hurts once. A cloudy one hurts each day until they find out.',
      steps: [
        'Give the no in the first sentence.',
        'Give the reason in words you would use with a friend.',
        'Offer what you can do, and stop.',
      ],
      phrases: [
        'I cannot refund it after ninety days. Yours is at one hundred and four.',
        'I can repair it free, or take forty off a new one. Which helps more?',
      ],
    },
    {
      kind: 'technique',
      title: 'Write replies that end the thread',
      why: 'The best reply is the one that needs no answer.',
      steps: [
        'Answer the question asked, then the next one they will have.',
        'Number the steps and say how they know it worked.',
        'End with what you did, not with hope.',
      ],
      phrases: [
        'Press both keys for ten seconds. A green light means it worked. A red one means write back, and I send a new one today.',
        'I have added a free month. You do not need to do anything.',
      ],
    },
    {
      kind: 'do-dont',
      title: 'On a bad day',
      dos: [
        'Read the message twice before you type.',
        "Use their name once, and the product's right name.",
        'Hand over with a summary, so that nobody tells it again.',
      ],
      donts: [
        'The words "policy", "unfortunately" and "as per my last email".',
        'Three apologies in one message.',
        'Blaming another team.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The double charge',
      scene: 'Mr. Lowe was charged twice. It is his third message.',
      before: [
        ['Mr. Lowe', 'THIRD TIME. Where is my money??'],
        ['Agent', 'Dear customer, please be patient while our team reviews your request.'],
      ],
      after: [
        ['Mr. Lowe', 'THIRD TIME. Where is my money??'],
        ['Agent', 'We charged you twice on May 2, and two of us did not answer you. I am Noa, and I stay with this.'],
        ['Agent', 'I sent back the 64 dollars at 10:12. Your bank shows it by Thursday. The proof is attached.'],
        ['Mr. Lowe', 'Finally. Thank you, Noa.'],
      ],
      turn: 'She names the whole failure, silence included, gives her name, a time and a proof. Nothing is left to ask.',
    },
    {
      kind: 'exercise',
      title: 'Rewrite the worst reply',
      minutes: 5,
      steps: [
        'Recall a support reply that made you angry, sent or received.',
        'Write what the person needed to read first.',
        'Write the whole reply in five sentences: fact, feeling, fix, when, proof.',
        'Read it as the customer, late at night, on a phone.',
      ],
      coach: 'We charged an angry customer twice, and he wrote three times. How do I answer him?',
      aloud:
        'Say your answer to an angry caller: the two facts, one true sentence about the day, and what you do next by when.',
      write: 'Write a reply of five sentences to an angry customer: fact, feeling, fix, when, proof.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'The Effortless Experience',
          by: 'Matthew Dixon, Nick Toman and Rick DeLisi',
          year: 2013,
          note: 'Less effort keeps customers better than delight does.',
        },
        {
          kind: 'study',
          title: 'An Exploration of the Structure of Effective Apologies',
          by: 'Roy J. Lewicki, Beth Polin and Robert B. Lount Jr., Negotiation and Conflict Management Research',
          year: 2016,
          note: 'Six parts of an apology, tested; taking responsibility counts most, asking for forgiveness least.',
        },
      ],
    },
  ],
}
