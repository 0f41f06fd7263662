import type { Card } from '../types.ts'

/** Situations around a death, for those who stand beside the bereaved. No figures of speech in this file. */
export const griefCards: readonly Card[] = [
  {
    id: 'grief-first-words',
    family: 'grief',
    label: 'first words after a death',
    contexts: ['Personal', 'Faith', 'Social', 'Family'],
    says: [
      'what do i write to someone whose mother died',
      'condolence text for a friend',
      'my neighbors husband passed away',
      'friend lost her dad yesterday and i have no words',
      'sympathy card what to put in it',
      'dont know what to say to her, her brother died',
      'is sorry for your loss enough',
      'my best friends wife has died suddenly',
      'want to text him but everything sounds stupid',
      'he lost his grandma, should i call or write',
      'i knew her well, what do i write to her kids',
    ],
    keys: ['died', 'passed', 'death', 'loss', 'condolence', 'sympathy', 'bereaved', 'widow', 'card'],
    not: ['character', 'lyrics', 'novel'],
    needs: ['to'],
    principle: {
      text: 'Being there and letting people talk helps; advice and cheering up do not.',
      source: 'Lehman, Ellard and Wortman 1986',
      basis: 'M',
    },
    see: [
      '{quote} shows that you want to get it right; short and soon is right.',
      'You are looking for perfect words, and the ones that help are plain and arrive today.',
      'Nothing you write can make this smaller for {to}, and it can make it less lonely.',
    ],
    tries: [
      {
        id: 'name-and-a-day',
        move: 'write',
        say: {
          spoken:
            "I'm so sorry about [name]. I'm thinking of you. I'll leave dinner at your door on [day], no need to answer.",
          short: "I'm so sorry about [name]. Thinking of you.",
          written:
            "I'm so sorry about [name]. I'm thinking of you and yours. You don't need to answer this. I'll leave dinner at your door on [day] around six, and I'll write again next week.",
        },
        why: 'A thing with a day asks nothing of the other person, while an open offer hands out a task.',
        cost: 'Promise only what you will do.',
      },
      {
        id: 'a-memory',
        when: ['said:knew|remember|close|together'],
        move: 'praise',
        say: {
          spoken: "I keep thinking of how [name] [small thing]. I'm glad I got to know that.",
          short: "[Name] once [small thing]. I'll keep that.",
        },
        why: 'A small true memory is something the family may not have had.',
        cost: 'Only one that you saw yourself.',
      },
      {
        id: 'face-to-face',
        when: ['not medium:text'],
        move: 'hear',
        say: {
          spoken: "I heard about [name]. I'm so sorry. Would you rather talk about it, or about anything else?",
          short: "I'm so sorry. Talk, or be quiet?",
        },
        why: 'The choice stays with the one who grieves, and both answers are easy.',
      },
      {
        id: 'honest-about-words',
        move: 'name-it',
        say: {
          spoken: "I don't have the right words, and I didn't want to wait until I did. I'm thinking of you.",
          short: "No right words. I'm thinking of you.",
        },
        why: 'It is true, it is short, and it does not stay unsent.',
      },
    ],
    ifThey: {
      silent: { spoken: 'Just thinking of you today. Still no need to answer.', short: 'Thinking of you today.' },
      cries: { spoken: "I'm staying right here, and you don't have to stop.", short: "I'm staying right here." },
      denies: { spoken: "I'm glad to hear it. I'll look in on Sunday anyway.", short: "I'll look in on Sunday." },
      angry: { spoken: "You have every right to be. It isn't fair.", short: "It isn't fair." },
      why: { spoken: 'I wish I had an answer for you. I have none.', short: 'I have no answer.' },
    },
    asks: [
      { text: 'Did you know the one who died?' },
      { slot: 'medium', text: 'How do you two usually reach each other, by text, card or phone?' },
      { text: 'What could you do this week without being asked?' },
    ],
    traps: ['"at least", whatever follows it', '"let me know if you need anything"', 'asking for details of the death'],
    exercise: 'Put a second note into your calendar for three weeks from now, when most people have stopped writing.',
    next: ['grief-late', 'grief-funeral'],
  },
  {
    id: 'grief-late',
    family: 'grief',
    label: 'writing long after a death',
    contexts: ['Personal', 'Family', 'Social'],
    says: [
      'its been weeks since her dad died and i never wrote',
      'too late to send condolences',
      'i avoided my friend after his wife died and now its awkward',
      'three months ago my uncle passed and i didnt call my cousin',
      'how do i apologize for not being there when his mom died',
      'i only just heard that he died last year',
      'anniversary of my friends sons death is coming up',
      'i keep putting off writing to her and its been a month',
      'first christmas without her husband, what do i write',
      'missed the funeral and never said anything',
    ],
    keys: ['late', 'weeks', 'months', 'never', 'avoided', 'anniversary', 'condolences', 'missed', 'after', 'died'],
    not: ['character', 'novel', 'rent'],
    needs: ['to'],
    principle: {
      text: 'Messages after the first weeks are rare, and people are gladder of them than the sender expects.',
      source: 'Liu, Rim, Min and Min 2022, on messages out of the blue',
      basis: 'M',
    },
    see: [
      'You write {quote}, and the loss is still there now that most cards have stopped coming.',
      'One sentence for the silence is enough; the rest of the message belongs to the loss.',
      'Your regret is real, and {to} should not have to comfort you for it.',
    ],
    tries: [
      {
        id: 'late-and-plain',
        move: 'own',
        say: {
          spoken:
            "I've thought of you often since [name] died, and I didn't write. I'm sorry for that, and for your loss.",
          short: "I never wrote. I'm sorry.",
          written:
            "I've thought of you often since [name] died, and I never wrote. I'm sorry for my silence, and so sorry about [name]. I'd like to hear about these months if you feel like telling, over coffee or on a walk. No answer needed, and I'll write again.",
        },
        why: 'It owns the silence in one line and gives no excuse that asks for pardon.',
      },
      {
        id: 'only-just-heard',
        when: ['said:heard|learned|found'],
        move: 'fact-first',
        say: {
          spoken: "I only heard this week that [name] died. I'm so sorry, and I wish I had known sooner.",
          short: "I've only just heard. I'm so sorry.",
        },
        why: 'It explains the date without a story.',
      },
      {
        id: 'on-the-day',
        when: ['said:anniversary|christmas|birthday|holiday|first'],
        move: 'write',
        say: {
          spoken: "I know what day it is on [date]. I'll be thinking of you and of [name].",
          short: 'Thinking of you and [name] on [date].',
        },
        why: 'Somebody else remembering the date is a relief on that day.',
      },
    ],
    ifThey: {
      silent: {
        spoken: "No need to reply to this either. I'm still thinking of you.",
        short: 'Still thinking of you.',
      },
      angry: { spoken: "You're right. You needed me and I wasn't there.", short: "You're right. I wasn't there." },
      cries: { spoken: 'Take all the time there is. I have the whole evening.', short: 'I have the evening.' },
      why: {
        spoken: 'I was afraid of saying something wrong, so I said nothing. That was worse.',
        short: 'I was afraid to say it wrong.',
      },
      agrees: { spoken: "I'd like to see you. Is Saturday morning any good?", short: 'Is Saturday any good?' },
    },
    asks: [
      { text: 'How long has it been, and what have you two exchanged since?' },
      { text: 'Would you rather write, or turn up with something in your hands?' },
      { text: 'Is there a date coming that will be hard?' },
    ],
    traps: [
      'three reasons for the silence',
      'a question that has to be answered',
      '"you must be feeling better by now"',
    ],
    exercise: 'Write it in two minutes, read it once, send it before you improve it.',
    next: ['grief-first-words', 'support-just-listen'],
  },
  {
    id: 'grief-funeral',
    family: 'grief',
    label: 'words at a funeral',
    contexts: ['Family', 'Faith', 'Personal', 'Public'],
    says: [
      'giving a eulogy on sunday',
      'i have to speak at a janazah',
      'what do i say in the line at the funeral',
      'wake tomorrow and i barely know the family',
      'have to say a few words at my grandpas funeral',
      'going to a shiva and dont know the customs',
      'eulogy for my aunt, im scared ill cry',
      'what to say to the widow at the viewing',
      'memorial service for a teacher, i was asked to speak',
      'first funeral ever, what do people say',
      'i will break down when i read at my moms funaral',
      'what not to say at a funeral',
    ],
    keys: ['funeral', 'wake', 'viewing', 'eulogy', 'memorial', 'service', 'shiva', 'burial', 'speak', 'coffin'],
    not: ['character', 'novel'],
    needs: [],
    principle: {
      text: 'At the grave side, presence counts and a sentence is enough.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Whatever {quote} asks of you, one true sentence is enough, and what they keep is that you came.',
      'A line of people is no place for a conversation; your name, theirs, and one sentence will do.',
      {
        text: 'You are going to speak, so one person, one scene and one sentence to end on are all you need.',
        when: ['said:eulogy|speak|speech|read|few'],
      },
    ],
    tries: [
      {
        id: 'in-the-line',
        move: 'name-it',
        say: {
          spoken: "I'm [your name]; I knew [name] from [place]. I'm so sorry for all of you.",
          short: "I'm [your name]. I'm so sorry.",
        },
        why: "They don't have to search for who you are, and you can move on.",
      },
      {
        id: 'stranger-to-the-family',
        when: ['said:barely|stranger|colleague|custom|shiva'],
        move: 'hear',
        say: {
          spoken: "I didn't know [name] well. I came for you, and I'm glad to just be here.",
          short: 'I came for you.',
        },
        why: 'It claims no more than is true, and coming is what is remembered.',
      },
      {
        id: 'one-scene',
        when: ['said:eulogy|speak|speech|read|few'],
        move: 'drill',
        say: {
          spoken: 'I want to tell you about one afternoon with [name]. [What happened]. That was [name].',
          short: 'One afternoon with [name]. [What happened].',
        },
        why: 'A single scene keeps a voice steady longer than a whole life does.',
        cost: 'Have a second person sit in front with a copy, ready to read on.',
      },
      {
        id: 'if-the-voice-breaks',
        when: ['said:cry|break|tears|choke|scared'],
        move: 'time',
        say: {
          spoken: 'Give me a moment. Everybody in this room knows why.',
          short: 'Give me a moment.',
        },
        why: 'Saying it buys five quiet seconds, and nobody there minds.',
      },
    ],
    ifThey: {
      cries: { spoken: "You don't have to say anything to me. I'm glad I came.", short: 'Nothing you need to say.' },
      silent: { spoken: "I'll let you go on. I'll call you next week.", short: "I'll call next week." },
      agrees: { spoken: 'Thank you for letting me be here today.', short: 'Thanks for having me.' },
      why: { spoken: "There's no answer to that. I only wanted to stand with you.", short: "I've no answer." },
    },
    asks: [
      { text: 'Will you speak to the whole room, or to one person at a time?' },
      { text: 'How did you know the one who died?' },
      { text: 'Which small scene comes up first when you think of that person?' },
    ],
    traps: ['the cause of death', '"a better place", unless they said it first', 'a joke that needs explaining'],
    exercise: 'Say your sentence once in front of a mirror with your own name in it.',
    next: ['grief-first-words', 'grief-late'],
  },
  {
    id: 'grief-at-work',
    family: 'grief',
    label: "a colleague's loss",
    contexts: ['Work', 'Professional'],
    says: [
      'coworkers husband passed away what do i say monday',
      'my employee lost her mother, how do i handle it as manager',
      'colleague comes back to work after his son died',
      'sympathy card from the whole team',
      'do i mention it or act normal at work',
      'my boss lost his wife',
      'client told me her father died, what do i reply to the email',
      'someone on my team is grieving and makes mistakes',
      'how much time off do i offer after a death',
      'sending condolances to a business partner',
    ],
    keys: ['coworker', 'colleague', 'employee', 'team', 'boss', 'client', 'leave', 'office', 'grieving', 'died'],
    not: ['fired', 'character', 'novel'],
    needs: ['to'],
    principle: {
      text: 'At work, one sentence of sympathy and one task taken away are worth more than a long card.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'There is a person behind {quote}; say one sentence about the loss, then let them lead.',
      'Sympathy at work is most useful in the calendar: which task, taken over until when.',
      'You can spare {to} ten explanations by saying what is already arranged.',
    ],
    tries: [
      {
        id: 'task-until',
        move: 'ask',
        say: {
          spoken: "I'm sorry about [name]. I've got [task] until [day], so that one can leave your desk.",
          short: "I'm sorry. [Task] is with me.",
          written:
            "Dear [name], I'm very sorry about your loss. I've taken over [task] until [day], and nothing here needs an answer from you. We'll follow your lead when you are back.",
        },
        why: 'The sympathy comes with something that is already done.',
        cost: 'Take over only what you are allowed to decide.',
      },
      {
        id: 'first-day-back',
        when: ['said:back|monday|return|comes'],
        move: 'choice',
        say: {
          spoken: "It's good to see you. Would you like people to mention it, or rather to talk about work?",
          short: 'Should people mention it, or not?',
        },
        why: 'One person asks, and the others can be told quietly.',
      },
      {
        id: 'as-the-manager',
        when: ['power:down'],
        move: 'fact-first',
        say: {
          spoken:
            "I'm so sorry. Please take the time you need; I'll handle the forms, and we talk on [day], not before.",
          short: "Take the time. I'll handle the forms.",
        },
        why: 'It lifts the worry about permission and gives one fixed point.',
        cost: 'Find out first what leave you can promise.',
      },
      {
        id: 'to-a-client',
        when: ['said:client|customer|business|partner'],
        move: 'write',
        say: {
          spoken:
            "Thank you for letting me know. I'm very sorry about your [father or mother]; our matter can wait until [date].",
          short: "I'm very sorry. Our matter can wait.",
          written:
            "Thank you for letting me know, and I'm very sorry for your loss. Everything on our side can wait until [date], and I'll keep an eye on the deadlines so that you don't have to.",
        },
        why: 'It is warm, it is brief, and the work stops pressing.',
      },
    ],
    ifThey: {
      cries: {
        spoken: "Let's go somewhere quiet. Your meeting can start without you.",
        short: "Let's go somewhere quiet.",
      },
      denies: {
        spoken: 'All right. If a day turns bad, you can leave without explaining.',
        short: 'You may leave anytime.',
      },
      silent: { spoken: "You needn't answer. I only wanted to have said it.", short: 'No answer needed here.' },
      agrees: { spoken: "Good. I'll tell the team exactly that and no more.", short: "I'll tell them that." },
      delays: { spoken: "It can stay undecided. I'll ask you again on [day].", short: "I'll ask on [day]." },
    },
    asks: [
      { slot: 'to', text: 'Is it someone you report to, someone beside you, or someone you lead?' },
      { text: 'Which task could you take away until next week?' },
      { slot: 'medium', text: 'Will you see each other, or does it have to be written?' },
    ],
    traps: [
      'sympathy in a message about a deadline',
      'telling the team more than was allowed',
      'a card with forty names and not one sentence',
    ],
    exercise: 'Say the sentence once, with the task and the day in it, in under eight seconds.',
    next: ['grief-late', 'support-illness'],
  },
  {
    id: 'grief-pregnancy-loss',
    family: 'grief',
    label: 'the loss of a pregnancy or a baby',
    contexts: ['Personal', 'Family'],
    says: [
      'my friend had a miscarriage',
      'friend lost her baby at 20 weeks',
      'my sister had a stillbirth and im pregnant myself',
      'what do i text after a miscarraige',
      'they lost the baby and nobody talks about it',
      'coworker miscarried and told me in the hallway',
      'my brother and his wife lost their baby, what about him',
      'should i say the babys name',
      'ivf didnt work for my friend again',
      'due date of the baby she lost is next week',
      'a lady in our church lost her baby',
      'my cousin lost the baby and i dont want to say something stupid',
    ],
    keys: ['miscarriage', 'miscarried', 'stillbirth', 'stillborn', 'baby', 'pregnancy', 'ivf', 'weeks', 'lost'],
    not: ['character', 'novel'],
    needs: ['to'],
    principle: {
      text: 'Many who miscarry feel guilty and alone, so say plainly that it is a loss and ask nothing.',
      source: 'Bardos and others 2015, a survey on how miscarriage is seen',
      basis: 'M',
    },
    see: [
      'Your words were {quote}; a loss is a loss even when there was no funeral.',
      'Reasons and odds do not help here; a plain sorry and something on the doorstep do.',
      'There are mostly two people in this, and {to} may hear from fewer friends than you think.',
    ],
    tries: [
      {
        id: 'plain-and-present',
        move: 'write',
        say: {
          spoken:
            "I'm so sorry about your baby. I'm thinking of you both. I'll bring soup on [day] and leave it outside.",
          short: "I'm so sorry about your baby.",
          written:
            "I'm so sorry about your baby. I'm thinking of you both, and I won't ask questions. I'll leave soup outside your door on [day]. If you want to talk, I have time, and if you don't, I have time for that too.",
        },
        why: 'The word baby says that you saw what they lost.',
        cost: 'If they speak of the pregnancy and not of a baby, use their word.',
      },
      {
        id: 'the-name',
        when: ['said:name'],
        move: 'name-it',
        say: {
          spoken: "I'm so sorry about [baby's name]. I'm thinking of you, and of [baby's name].",
          short: "I'm thinking of you and [baby's name].",
        },
        why: 'Hearing the name from others is what many parents miss.',
        cost: 'Use it only if they told you the name themselves.',
      },
      {
        id: 'if-you-are-pregnant',
        when: ['said:pregnant|expecting|shower'],
        move: 'choice',
        say: {
          spoken: "I'm expecting, and I know that can hurt. You decide how much you see of me; nothing will be wrong.",
          short: 'You decide how much you see of me.',
        },
        why: 'It takes the burden of an excuse away before one is needed.',
      },
      {
        id: 'a-date-remembered',
        when: ['said:due|date|anniversary'],
        move: 'time',
        say: {
          spoken: "I have [date] in my calendar. I'll be thinking of you then; say if you'd like company.",
          short: "I'm thinking of you on [date].",
        },
        why: 'That date stays in two heads only, until someone else names it.',
      },
    ],
    ifThey: {
      cries: { spoken: "I'm not going to say anything clever. I'm here.", short: "Nothing clever. I'm here." },
      silent: {
        spoken: "I'm not waiting for a reply. Soup on Thursday either way.",
        short: 'Soup on Thursday either way.',
      },
      denies: { spoken: "You don't have to be all right with me, or to pretend.", short: 'No pretending with me.' },
      guilt: { spoken: "You didn't cause it. I'd say so every day if it helped.", short: "You didn't bring it about." },
      angry: { spoken: "Be as angry as you like. I won't take it the wrong way.", short: "Be angry. I'm staying." },
    },
    asks: [
      { text: 'Did they tell you themselves, or did you hear it from others?' },
      { text: 'Have they given the baby a name?' },
      { text: 'Who is looking after the partner?' },
    ],
    traps: ['"you can try again"', '"it was very early"', 'stories of how it turned out well for somebody else'],
    exercise: 'Write your message without a single reason in it, then put the due date into your calendar.',
    next: ['grief-late', 'support-just-listen'],
  },
  {
    id: 'grief-pet',
    family: 'grief',
    label: 'the loss of an animal',
    contexts: ['Personal', 'Family', 'Social'],
    says: [
      'my friends dog died',
      'how do i comfort someone who lost a cat',
      'had to put our dog down and people say its just a pet',
      'my boss wont get why im crying over my dog',
      'neighbors old cat is gone, what do i write',
      'how do i tell my kids the hamster died',
      'coworker put her horse to sleep yesterday',
      'need a day off because my dog died',
      'sympathy message for a pet',
      'she had that parrot for 20 yrs',
    ],
    keys: ['dog', 'cat', 'pet', 'animal', 'vet', 'hamster', 'horse', 'puppy', 'parrot'],
    not: ['character', 'novel', 'adopt'],
    needs: [],
    principle: {
      text: 'Grief that others do not recognize is heavier, so recognize it in plain words.',
      source: 'Doka 1989, Disenfranchised Grief',
      basis: 'M',
    },
    see: [
      'Anyone who smiles at {quote} forgets that an animal is part of every single day.',
      'The word only has no place in this; treat it as the loss that it is.',
      'You could ask {to} for a story about the animal, which is what most people leave out.',
    ],
    tries: [
      {
        id: 'animal-by-name',
        move: 'name-it',
        say: {
          spoken: "I'm so sorry about [animal's name]. All those mornings together. I'd like to hear about them.",
          short: "I'm so sorry about [animal's name].",
          written:
            "I'm so sorry about [animal's name]. I'll always think of [small thing you saw]. If you feel like telling stories, I'd like to hear them.",
        },
        why: 'The name and the mornings say that you know it was a companion.',
      },
      {
        id: 'day-off',
        when: ['said:work|boss|off|job|office'],
        move: 'ask',
        say: {
          spoken:
            "My [animal] died this morning, and I'm no good at work today. May I take the day and catch up on [day]?",
          short: 'My [animal] died. May I take today?',
          written:
            "Dear [name], our [animal] died this morning. I'd like to take today off and will catch up on [day]. Thank you for your patience.",
        },
        why: 'The fact, the wish and the day leave nothing to argue about.',
      },
      {
        id: 'to-a-child',
        when: ['said:kid|kids|son|daughter|child|hamster'],
        move: 'fact-first',
        say: {
          spoken:
            "[Name] died this morning. That means [name]'s body has stopped and won't start again. You can be sad as long as you want.",
          short: "[Name] died. We're all sad.",
        },
        why: 'A small child needs the word died, because asleep can make bedtime frightening.',
      },
      {
        id: 'when-its-yours',
        when: ['said:just|only|joke|laugh|people'],
        move: 'limit',
        say: {
          spoken: "For me it wasn't only an animal. You needn't feel the same; please just don't joke about it.",
          short: "Please don't joke about it.",
        },
        why: 'It asks for one thing, and everybody can do it.',
      },
    ],
    ifThey: {
      laughs: { spoken: "I'm not joking about this one. It hurts.", short: "I'm not joking." },
      cries: { spoken: 'Of course you cry. You fed that animal every day.', short: 'Of course you cry.' },
      denies: { spoken: "You don't have to make it small for me.", short: "Don't make it small." },
      silent: { spoken: "You don't need to talk. Shall we walk the old round?", short: 'Shall we walk anyway?' },
      why: {
        spoken: "Because the whole day was built around that animal, and now it's quiet.",
        short: "Because it's quiet now.",
      },
    },
    asks: [
      { text: "What was the animal's name, and what was it like?" },
      { text: 'Is the loss yours, or are you writing to someone?' },
      { text: 'Was the end sudden, or was there a decision?' },
    ],
    traps: ['"you can get another one"', 'a joke in the first week', 'judging whether the decision came too late'],
    exercise: 'Write down one small habit of the animal and put it into your message.',
    next: ['grief-first-words', 'support-just-listen'],
  },
  {
    id: 'grief-suicide-loss',
    family: 'grief',
    label: 'words after a death by suicide',
    contexts: ['Personal', 'Family', 'Faith', 'Work'],
    says: [
      'my friends son died by suicide, what do i say',
      'coworkers brother took his own life',
      'what do i write to the parents after a suicide',
      'my cousin killed himself and nobody talks about it',
      'how do i talk to my aunt after uncle took his life',
      'people ask how my father died and i freeze',
      'is it ok to say the word suicide to the family',
      'someone in our community died by suicide and i lead the group',
      'his sister keeps asking if she missed something',
      'a classmate of my daughter ended her life, how do i talk with my daughter',
    ],
    keys: ['suicide', 'bereaved', 'survivor', 'family', 'funeral', 'died', 'loss', 'talks'],
    not: ['plan', 'pills', 'tonight'],
    needs: ['to'],
    principle: {
      text: 'Those left behind meet silence and blame more often than other mourners, so come, and speak of the whole life.',
      source: 'Jordan and McIntosh, Grief After Suicide',
      basis: 'M',
    },
    see: [
      'Faced with {quote}, most people fall silent; what helps is the same as after any death.',
      'Many people stay away because they fear the wrong word; coming and saying little is better than that.',
      'You can speak to {to} about the whole life, with its name, and leave the last day alone.',
    ],
    tries: [
      {
        id: 'the-whole-life',
        move: 'name-it',
        say: {
          spoken: "I heard about [name], and I'm so sorry. I loved how [name] [small thing]. I won't ask anything.",
          short: "I'm so sorry. I loved [name].",
          written:
            "I think of [name], and of how [name] [small thing], and I will go on telling people that. I won't ask you any questions. I'll come by this week with food, and I'll leave when you say so.",
        },
        why: 'It gives the person back who was there before that day.',
      },
      {
        id: 'did-i-miss-it',
        when: ['said:miss|guilt|fault|blame'],
        move: 'hear',
        say: {
          spoken:
            "I hear you going over it again and again. I don't have the answer, and I'm not leaving you alone with it.",
          short: "I've no answer. I'm staying.",
        },
        why: 'A quick denial ends the talk, while staying lets it be said.',
      },
      {
        id: 'when-people-ask',
        when: ['said:people|freeze|stranger'],
        move: 'limit',
        say: {
          spoken: "[Name] died by suicide. I'd rather not go into it today, and thank you for asking.",
          short: "By suicide. I'd rather not say more.",
        },
        why: 'You decide how much is said, and the last half closes the subject kindly.',
        cost: 'You may also leave out how, since nobody is owed it.',
      },
      {
        id: 'to-a-young-person',
        when: ['said:classmate|pupil|student|school|teenager'],
        move: 'open-question',
        say: {
          spoken:
            "You've heard what happened to [name]. I'd like to know what is going through your head, whatever it is.",
          short: 'What goes through your head about it?',
        },
        why: 'An open question finds out what was heard before you correct or comfort.',
        cost: 'If a wish to die comes up, ask about it plainly and bring in help the same day.',
      },
    ],
    ifThey: {
      cries: { spoken: "I'm here, and there is nothing you have to explain.", short: 'Nothing to explain.' },
      why: { spoken: "I don't know, and I won't guess. I miss [name] too.", short: "I won't guess." },
      angry: { spoken: 'You can be angry and love [name]. Both are true.', short: 'Both can be true.' },
      blames: {
        spoken: "I don't see you as the cause. Tell me what keeps coming back.",
        short: 'What keeps coming back?',
      },
      silent: { spoken: "We can be quiet. I'll do the dishes while I'm here.", short: 'We can be quiet.' },
    },
    asks: [
      { text: 'What is a thing about the person, long before, that you would like to be told on?' },
      { text: 'Do they speak about how it happened, or do they leave that out?' },
      { text: 'Who is with them in the evenings?' },
    ],
    traps: ['asking how it was done', '"selfish", or any other verdict', 'the search for the one cause'],
    exercise: 'Write one sentence about the life and say it aloud with the name in it.',
    next: ['grief-late', 'support-low-friend'],
  },
]
