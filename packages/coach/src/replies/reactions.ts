import type { Phrase, Reaction } from '../types.ts'

type Answer = {
  /** Told from the person's own message. */
  pattern: RegExp
  /** What to do in that moment; the first sentence of the reply. */
  first: readonly string[]
  /** For cards that have no line for it. */
  say: readonly Phrase[]
  /** After the line: what the silence is for, where the own limit lies. */
  after: readonly string[]
}

/** The twelve ways in which the other side may take it. Third persons stand with modal verbs only. */
export const REACTIONS: Record<Reaction, Answer> = {
  cries: {
    pattern:
      /\b(?:cry|cries|cried|crying|tears?|sobs?|sobbed|sobbing|breaks? down|broke down|bawl\w*|(?:be|is|was) (?:so |totally |really )?(?:shocked|devastated|heartbroken|crushed|hurt|sad))\b/,
    first: [
      'Let it be; tears are no argument and need no answer.',
      'Stay where you are and say less; tears pass sooner when nobody hurries them.',
      'Put a hand on the table, wait, and leave the subject open.',
      'Nobody has to be talked out of crying, and you need not take back a word.',
      'Then slow down and stay; nothing has to be solved in that minute.',
      'Tears ask for company, and they do not ask you to take it back.',
    ],
    say: [
      { spoken: "I can see that this hurts. I'm in no hurry.", short: "I'm in no hurry." },
      { spoken: "I'm staying right here. We can go on when you like.", short: "I'm staying." },
    ],
    after: [
      'After it, keep quiet for as long as it takes; filling the silence with reasons would be for your own comfort.',
      'Kind in tone, and the same in content: what you said stays true after the tears.',
    ],
  },
  angry: {
    pattern:
      /\b(?:angry|mad|furious|blows? up|blew up|explod\w*|yell\w*|shout\w*|scream\w*|freak\w*|loses? it|lost it|upset|pissed|flips?|flip out|snaps?|snapped|rages?|offended|defensive|aggressive|annoyed|hates? me|throws? a fit|goes off|attacks?)\b/,
    first: [
      'Let the first wave pass; answering it line by line makes it longer.',
      'Loud is rarely the last word; answer the second sentence, which is the true one.',
      'Take one breath before you answer, and pick the one point that is fair.',
      'Nobody can shout at a question for long, so ask what bothers most.',
      'You may be calm and unmoved at the same time; say less, and slower.',
      'Anger gets shorter when it meets something true and something dated.',
      'Keep your own voice low and slow; the pitch of a quarrel is set by the second speaker.',
    ],
    say: [
      {
        spoken: "You're right to be annoyed about that part. I'd still like to settle the rest.",
        short: "You're right about that part.",
      },
      { spoken: "I'd like to go on when it's calmer. I'll come back at [time].", short: "I'll come back at [time]." },
    ],
    after: [
      'If it goes on, name the next point in time and leave; anger calms when it knows when it will be heard.',
      'One sentence like that is enough; a second one is heard as a fight.',
      'Say it at half your usual speed, and do not explain it.',
      'If there should be shouting, you may end it: a talk can wait, and you need no permission to leave.',
    ],
  },
  refuses: {
    pattern:
      /\b(?:says? no|say no|said no|refus\w*|declin\w*|rejects?|turn(?:s|ed)? me down|won't (?:agree|do it|give|let|allow|accept)|not possible|shoots? (?:it|me) down|no is the answer|it's a no|just no|disagrees?)\b/,
    first: [
      'Then you have an answer, which is more than you had before.',
      'A no to this wording is not yet a no to the matter.',
      'Ask what the no protects; there you find what would be possible.',
      'Thank them for the clear word first, and only then ask for something smaller.',
      'A first no often means "not like this" or "not now", so find out which.',
      'A no to the whole is often a yes to a part, so ask for the part.',
      'Take the no calmly; the way you take it decides whether you can ask again.',
    ],
    say: [
      { spoken: 'All right. Which part of it would be possible?', short: 'Which part is possible?' },
      {
        spoken: 'Thank you for a straight answer. What would have to change for a yes?',
        short: 'What would make it a yes?',
      },
    ],
    after: [
      'Then wait for the answer, however long the pause gets.',
      'Whatever comes, you can say that you will think about it and come back.',
      'The aim of that line is information; the decision can come another day.',
      'If the answer is still no, thank them and stop; a third try costs more than it brings.',
    ],
  },
  laughs: {
    pattern:
      /\b(?<!\bi )(?:laugh\w*|(?<!just |only |its |it's |a )jokes?|jok(?:ed|ing)|makes? fun|made fun|mock(?:s|ed)?|roll(?:s|ed)? (?:his|her|their) eyes|not take me serious\w*|doesn't take|smirk\w*|teas\w*)\b/,
    first: [
      'A laugh often buys time; do not join in, and do not scold.',
      'Let the joke land on the floor and wait; somebody has to pick the talk up again.',
      'Smile if you like, and then go back to your sentence as if nothing had come between.',
      'Then say it once more in the same voice; the second time a joke has nothing left to stand on.',
    ],
    say: [
      { spoken: 'I know it may sound funny. I mean it.', short: 'I mean it.' },
      { spoken: 'I can laugh about it later. For now I would like an answer.', short: "I'd like an answer, though." },
    ],
    after: [
      'Then hold still for three seconds; most people turn serious in the second of them.',
      'Say it plainly and look at them; you do not owe anybody a smile at that point.',
    ],
  },
  guilt: {
    pattern:
      /\b(?:guilt\w*|don't love|doesn't love|not love|after (?:all|everything)|selfish|disappoint\w*|devastat\w*|heartbroken|crushed|ungrateful|bad (?:son|daughter|friend|mother|father|person|sister|brother|parent)|let(?:s)? (?:me|him|her|them) down|hurts? (?:her|him|them)|sad|abandon\w*|don't care|doesn't care|martyr|sulks?)\b/,
    first: [
      'Then answer that sentence; it is the real one, and no argument about the rest will reach it.',
      'Guilt asks you to change the answer; a kind word is enough, and the answer may stay.',
      'Hear the hurt in it, say that you hear it, and leave your decision where it is.',
      'Disappointment is allowed on the other side; it is no sign that you did wrong.',
      'Agree with the feeling and keep the answer; those are two things.',
    ],
    say: [
      { spoken: 'I care about you, and my answer stays the same.', short: 'I care, and it stays.' },
      {
        spoken: "I can see that you're let down. I'd rather you hear it from me than guess it.",
        short: "I can see that you're let down.",
      },
    ],
    after: [
      'After that only the last part comes back, in the same words: kind in tone, dull in content.',
      'Say it once and stop; a second round of comfort would open the answer again.',
    ],
  },
  silent: {
    pattern:
      /\b(?:silen\w*|nothing|quiet|nobody (?:said|says|spoke|speaks|answered|answers)|(?:doesn't|didn't|won't|hasn't) (?:answer|reply|respond|say|talk to|speak to|said a word|spoken)|does not (?:answer|reply)|don't (?:answer|reply|respond)|ignor\w*|ghosts?|no (?:answer|reply|response)|on read|walk(?:s|ed)? (?:off|away|out)|shuts? down|hangs? up|hung up|leaves?|look(?:s|ed)? at (?:his|her|their|there|the) phone|shrug(?:s|ged)?|stare[sd]?|"?yeah"?|whatever|one word)\b/,
    first: [
      'Silence is an answer that has not found its words; let it stand for ten seconds.',
      'Some people have to walk around the block with a thing before they answer.',
      'Count to five before you add anything; most additions weaken what came before.',
      'Then do not say it a second time; the first was heard.',
      'Leave the gap alone; whoever fills it takes the weight back.',
    ],
    say: [
      { spoken: "You don't have to answer now. I'll ask again on [day].", short: "I'll ask again on [day]." },
      { spoken: 'I have said what I wanted to say. Tell me when you are ready.', short: "Tell me when you're ready." },
    ],
    after: ['After it the next move is theirs to make.', 'No answer for a while would not mean that it was wrong.'],
  },
  why: {
    pattern:
      /\b(?:asks? (?:me )?why|why not|says? why|wants? (?:a |the |to know )?(?:reason|why)|reasons?|explanation|explain myself|how come|asks? (?:me )?(?:straight out|questions?|for (?:details|proof|specifics)))\b/,
    first: [
      'Have one true reason ready, one sentence long, and no second one.',
      'Why is often a way to win time; one plain reason is enough.',
      'Give the reason that you would also give in writing.',
      'You may give a reason, and you may also leave it at the answer.',
    ],
    say: [
      { spoken: 'Because [one true reason]. That is all of it.', short: 'Because [reason].' },
      { spoken: "I'd rather not argue my reasons. I've thought about it.", short: "I'd rather not argue my reasons." },
    ],
    after: [
      'Each further reason is one more thing that can be argued away.',
      'If the question comes again, the same sentence is enough.',
    ],
  },
  bargains: {
    pattern:
      /\b(?:bargains?|negotiat\w*|half|(?:just )?(?:this )?once|offers? (?:me )?(?:less|something|more)|compromise|begs?|begging|pleads?|pushes?|insists?|keeps? (?:asking|pushing|trying)|repeats? it|says? it again|does it again|talks? me into|counter\w*|low ?balls?|pressures?|nags?)\b/,
    first: [
      'Pushing a second time is a habit, and it ends when it brings nothing new.',
      'Hear the offer to its end, and then say which part of it you can take.',
      'The second push is the test of the first answer, so give it the same words.',
      'A counter-offer shows that a part of it has been accepted, so talk about the part.',
    ],
    say: [
      { spoken: 'I hear you. My answer is the same.', short: 'My answer is the same.' },
      {
        spoken: 'I can move on [small thing], and not on [the thing that counts].',
        short: 'On [small thing], yes. Not on the rest.',
      },
    ],
    after: [
      'Same words, same voice, as often as it takes; new words would start a new round.',
      'If you want time, take it: nothing has to be agreed in the same minute.',
    ],
  },
  blames: {
    pattern:
      /\b(?:blame[sd]?|my fault|your fault|turn(?:s|ed)? it (?:around|on me|back)|accus\w*|brings? up|what about (?:you|when you)|points? (?:at|the finger)|attacks? me|(?:says?|said) (?:i|i'm|that i|it's me)|you always|you never|overreact\w*|too sensitive|dramatic|crazy|gaslights?)\b/,
    first: [
      'Take the part that is true and leave the rest lying; one cannot quarrel alone.',
      'A counter-charge may be right and still belong to another day.',
      'Do not defend yourself yet; ask for one example and listen to it.',
      'Set that point aside for another day, aloud, and come back to yours.',
    ],
    say: [
      {
        spoken: "There's something in that, and I'll come back to it. Today I'd like to finish this one.",
        short: 'I will come back to that. This one first.',
      },
      { spoken: 'Tell me one time when I did that. I will only listen.', short: 'Tell me one time.' },
    ],
    after: [
      'Two complaints in one talk cancel each other out; one of them has to wait.',
      'Name yours again in the same words, and only once.',
    ],
  },
  delays: {
    pattern:
      /\b(?:later|not now|think about it|busy|(?:he|she|they|who|it)(?:'s|'re| is| are| was| were)? (?:just |always |too |so |very |really )*(?:tired|exhausted|worn out)|(?:says?|said|too|just) (?:tired|exhausted)|no time|wait|next (?:week|month|time)|someday|some day|maybe|we'll see|forgets?|forgot|puts? (?:it|me) off|stalls?|postpones?|changes? the subject)\b/,
    first: [
      'Later is fine as soon as it has a date.',
      'Give the delay a shape: a day, an hour, and who calls whom.',
      'Do not argue with the waiting; ask what it is waiting for.',
      'A delay without a day is a no that wants to be polite, so ask for the day.',
    ],
    say: [
      { spoken: 'Gladly later. Shall I come back on [day], or on [other day]?', short: '[Day] or [other day]?' },
      { spoken: 'When will you know? I will ask again then.', short: 'When will you know?' },
    ],
    after: [
      'Two days to choose from are easier to answer than "when".',
      'Write the day down where both of you can see it.',
    ],
  },
  denies: {
    pattern:
      /\b(?:den(?:y|ies|ied)|didn't (?:do|happen|say|mean)|did not|lies?|lying|not true|never (?:happened|said|did)|works on my machine|pretends?|doesn't remember|don't remember|nothing(?:'s| is) wrong|says? (?:he|she|they)(?:'s|'re| is| are) fine|i'm fine|don't know what|makes? excuses|excuses|did it again|doing it again|(?:says?|say|claims?) (?:that )?(?:it's|it is|it was|its) (?:not )?(?:(?:all )?(?:his|hers?|their|theirs|a|my|mine)\b)|isn't (?:his|hers|theirs))\b/,
    first: [
      'Then no wording wins; one occasion with a date does.',
      'Two people can remember one evening in two ways, so talk about the next one.',
      'Proof would start a trial; a wish starts a talk.',
      'You need no confession; you need the next time to go differently.',
      'Leave the past untried; say what you saw and what you want from now on.',
    ],
    say: [
      {
        spoken: 'We may have seen it differently. From now on I would like [your wish].',
        short: 'From now on: [your wish].',
      },
      {
        spoken: 'I believe that you see it so. I saw [what you saw], and I want it to go better.',
        short: 'I saw [what you saw].',
      },
    ],
    after: [
      'Nobody has to agree about the past for the next time to go better.',
      'Then talk about the next occasion, which nobody can deny yet.',
      'Say it once; a second round about the past only digs both sides in.',
    ],
  },
  agrees: {
    pattern:
      /\b(?:says? (?:yes|ok|okay|fine|sure)|agrees?|accepts?|loves? it|said yes|is (?:ok|fine|happy) with|cooperates?|takes? it well)\b/,
    first: [
      'Then stop there; many a yes was talked away in the next sentence.',
      'Say thank you, repeat what was agreed in your own words, and leave it.',
      'Take the yes as it is and tie it to a day.',
    ],
    say: [
      { spoken: 'Thank you. Then [what was agreed], from [day].', short: 'Thank you. From [day], then.' },
      { spoken: "I'm glad. I'll write it down for both of us.", short: "I'm glad. I'll write it down." },
    ],
    after: ['A yes with a date on it survives the week.', 'One thank-you, no second explanation.'],
  },
}

const ORDER: readonly Reaction[] = [
  'cries',
  'laughs',
  'denies',
  'guilt',
  'blames',
  'bargains',
  'delays',
  'refuses',
  'angry',
  'why',
  'silent',
  'agrees',
]

/** Which reaction of the other side a text speaks of, if any. */
export const reactionIn = (text: string): Reaction | undefined =>
  ORDER.find((each) => REACTIONS[each].pattern.test(text))
