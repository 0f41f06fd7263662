import type { TaskText, TaskTexts } from './moves.ts'

/** The text of a practice page that was written for its branch. */
type WrittenPractice = TaskTexts & { readonly intro: string }

const p = (intro: string, aloud: TaskText, write: TaskText, coach: TaskText): WrittenPractice => ({
  intro,
  aloud,
  write,
  coach,
})

/** By the practice's id, `{branch}/{slug}`. */
export const WRITTEN_PRACTICES: Readonly<Record<string, WrittenPractice>> = {
  'voice-analysis/pauses': p(
    'A pause tells listeners that something has ended and something begins. Most people leave theirs in the middle of a thought and rush over the end of it.',
    [
      'Two counts at the turn',
      'Read the lines below. Where you see a slash, close your mouth and count two. Look at the pauses on the strip afterwards.',
      'We planned for rain. / We got a week of sun. / So here is what we did instead.',
    ],
    [
      'Mark your own',
      'Paste something you will say soon and put a slash where the meaning turns. Three slashes a minute are plenty.',
      'Paste your text and mark the turns with a slash.',
    ],
    [
      'Choose the one that counts',
      'Tell the coach what you are going to say and ask where silence would help most.',
      'I am going to say this: [text]. Where should I pause?',
    ],
  ),
  'voice-analysis/pace': p(
    'Pace is fine when it changes. Quick for what listeners know already, slow for the name, the number and the ask.',
    [
      'Slow down once',
      'Say the three sentences at your usual speed, and the middle one at half of it. Compare the pace line.',
      'You know how the week went. The clinic closes on the thirtieth of June. Here is what that means for us.',
    ],
    [
      'Find the line',
      'Paste what you want to say and mark the one line that nobody may miss. That line gets the time.',
      'Paste your text and mark one line.',
    ],
    [
      'When you rush',
      'Tell the coach where you usually speed up and what stands there.',
      'I rush when I get to [part]. What can I do in that moment?',
    ],
  ),
  'voice-analysis/warm-up': p(
    'A voice that was silent all morning starts low and tight. Two minutes of breath, lips and a few lines take the edge off.',
    [
      'Breathe, hum, say',
      'Breathe out fully three times. Hum for ten seconds. Then say the line three times, each time a little larger, without getting louder.',
      'Many small lamps were lit along the long lane.',
    ],
    [
      'Your own two minutes',
      'Write down the four things that you will do before you speak next time, in order, with a time for each.',
      'Four steps, two minutes.',
    ],
    [
      'For today',
      'Tell the coach what you have to do and how long you have.',
      'I speak in [minutes] minutes, to [who]. What should I do with my breath and voice until then?',
    ],
  ),
  'voice-analysis/fewer-fillers': p(
    'Fillers hold the floor while you look for the next thought. Nobody needs to lose all of them. Where one stands before every sentence, a breath does the same work.',
    [
      'Breath for um',
      'Talk for one minute about your way to work. Whenever an um wants to come, close your lips and breathe through the nose instead.',
      'My way to work, for one minute.',
    ],
    [
      'Begin somewhere',
      'Write the first five words of three sentences that you often say. Known beginnings need no filler.',
      'Three beginnings of five words.',
    ],
    [
      'Where they gather',
      'Tell the coach when your fillers come and what you are thinking of then.',
      'My fillers come when [situation]. What could I try in place of them?',
    ],
  ),
  'text-analysis/hard-emails': p(
    'A hard email has one hard sentence. Put it near the top, say it once, and let the rest of the message carry what happens now.',
    [
      'Read it to the wall',
      'Read your draft aloud as if the reader sat opposite. Wherever you would soften your voice, soften the word.',
      'Read your draft aloud, to one person.',
    ],
    [
      'One hard sentence',
      'Write the message in five sentences: greeting, the hard fact, why, what you do about it, what you ask for.',
      'Five sentences: greeting, fact, reason, what I do, what I ask.',
    ],
    [
      'Before you send',
      'Paste the draft and ask which sentence will be read twice.',
      'This is my draft: [email]. Which sentence will the reader stop at?',
    ],
  ),
  'text-analysis/clear-requests': p(
    'Many requests are never answered because nobody could tell that they were one. A name, a verb and a date make it plain.',
    [
      'Say it to their face',
      'Say the request in one sentence as you would across a table. If it grows, start again.',
      'Could you [verb] [thing] by [date]?',
    ],
    [
      'Two sentences',
      'Take a message in which you hint. Rewrite it in two sentences: who does what by when, and why it matters.',
      'Paste a message that hints, and rewrite it in two sentences.',
    ],
    [
      'No answer yet',
      'Tell the coach what you asked and how long ago.',
      'I asked [who] for [what] [time] ago and heard nothing. How do I ask again?',
    ],
  ),
  'text-analysis/apologies': p(
    'What people look for in an apology is your own part in it, then what you do about it. Reasons come last, if at all.',
    [
      'Without a but',
      'Say your apology aloud and listen for "if", "but" and "you". Say it again without them.',
      'I was wrong to [what]. I have [what you did about it].',
    ],
    [
      'Four sentences',
      'What I did. That it was mine. What it cost you. What I do now. Write one sentence for each.',
      'Four sentences: did, mine, cost, now.',
    ],
    [
      'Too much, too little',
      'Paste the apology and say what happened.',
      'What happened: [event]. My apology: [text]. Is it too much, too little, or about right?',
    ],
  ),
  'text-analysis/shorter-drafts': p(
    'A shorter text is kinder to its reader and harder to write. Start by deciding what must survive.',
    [
      'Tell it first',
      'Tell the point of your draft aloud in fifteen seconds. Compare it with your first paragraph.',
      'The point is [point].',
    ],
    [
      'Every second word',
      'Paste a paragraph and bring it to half its words. Let the counter keep you honest.',
      'Paste a paragraph and halve it.',
    ],
    [
      'What can go',
      'Give the coach the draft and the sentence that must stay.',
      'My draft: [text]. This must stay: [sentence]. What can go?',
    ],
  ),
  'multilingual/introductions': p(
    'An introduction in another language needs three things: your name, one plain fact, and a question that gives the turn away.',
    [
      'Slowly, twice',
      'Say the introduction in your own language first, then in the other. Slowly is polite.',
      'My name is [name]. I work as [work]. And you?',
    ],
    [
      'Your three lines',
      'Write your introduction in short sentences that a phrase book would understand. Translate them, and keep what sounds like you.',
      'Name, one fact, one question.',
    ],
    [
      'What comes next',
      'Tell the coach whom you will meet and what you expect to be asked.',
      'I will introduce myself to [who] in [language]. What could they ask, and what could I answer?',
    ],
  ),
  'multilingual/asking-for-help': p(
    'In a language you are learning, a short request works better than a correct long one. Greet, ask, thank.',
    [
      'Greet, ask, thank',
      'Say the three parts with a pause after each, so that the other person can follow.',
      'Good morning. Can you help me find [place], please? Thank you very much.',
    ],
    [
      'The words you will need',
      'Write five requests that you are likely to need this month, six words at most each. Translate and save them.',
      'Five requests of six words.',
    ],
    [
      'When they answer fast',
      'Ask the coach how to slow somebody down kindly.',
      'When I ask for help in [language], people answer too fast. How can I ask them to slow down?',
    ],
  ),
  'multilingual/polite-refusals': p(
    'Refusing is where languages differ most. Nearly everywhere a thank-you, a clear no and a wish are safe.',
    [
      'Thank, no, wish',
      'Say the three parts in one friendly tone. The no stays short.',
      'Thank you for asking. I cannot come this time. I hope it will be a lovely evening.',
    ],
    [
      'Three refusals',
      'Write a refusal to a friend, to a shop and to somebody older than you. Translate them and look at what changes.',
      'A no to a friend, a shop, an elder.',
    ],
    [
      'Is it too direct',
      'Ask the coach about one refusal and the person it is for.',
      'I want to refuse [what] to [who]. My sentence is [sentence]. Is it too direct?',
    ],
  ),
  'word-counter/free-writing': p(
    'Free writing is for getting past the part of you that corrects. Five minutes, no stopping, and nobody reads it.',
    [
      'Talk it first',
      'Talk for one minute about the first thing in front of you. Do not choose.',
      'What is in front of me is [thing], and it makes me think of [what].',
    ],
    [
      'Five minutes',
      'Write for five minutes. When nothing comes, write that nothing comes. Then look at the top words.',
      'Write without stopping for five minutes.',
    ],
    [
      'One line to keep',
      'Give the coach one line that you like and ask what it is about.',
      'I wrote this line: [line]. What might it be the beginning of?',
    ],
  ),
  'word-counter/spoken-journal': p(
    'Some days are easier to tell than to write. Two spoken minutes leave you with a line worth keeping.',
    [
      'Best, hardest, tomorrow',
      'Tell the best moment of the day, the hardest one, and one thing for tomorrow.',
      'The best moment was [moment]. The hardest was [moment]. Tomorrow I want to [one thing].',
    ],
    [
      'One sentence of it',
      'Write down the sentence that you would like to find again in a year.',
      'One sentence about today.',
    ],
    [
      'What keeps coming up',
      'Tell the coach which word keeps returning in your logs.',
      'The word [word] keeps coming up in my journal. What could I ask myself about it?',
    ],
  ),
  'word-counter/fresh-words': p(
    'Everybody leans on a few words. Giving one of them a rest for a week shows what it was standing in for.',
    [
      'A minute without it',
      'Talk for a minute about your weekend without your most used word. Notice what comes in its place.',
      'My weekend, without the word [word].',
    ],
    [
      'Three in its place',
      'Take the top word of your last log. Write three sentences that used it, each with a different word.',
      'Three sentences without your top word.',
    ],
    [
      'What it stands for',
      'Ask the coach what a word of yours usually hides.',
      'I say [word] very often. What might I mean each time, and what could I say?',
    ],
  ),
  'leafprint/weekly-look-back': p(
    'Looking back once a week shows what a single day hides. Look at one thing that changed and one that stayed.',
    [
      'Tell the week',
      'Tell in one minute what you said well this week and what you would say again differently.',
      'This week I said well that [what]. I would say again that [what].',
    ],
    [
      'Changed and stayed',
      'Look at your bars and top words. Write one sentence on what changed and one on what stayed.',
      'What changed, and what stayed.',
    ],
    [
      'Make sense of it',
      'Tell the coach what you see and what you make of it.',
      'In my LeafPrint I see [what]. I think it means [what]. What else could it mean?',
    ],
  ),
  'leafprint/next-small-goal': p(
    'A goal that survives a bad day is small, has a place in the day, and can be seen when it is done.',
    [
      'Say it out loud',
      'Say your goal in one sentence with a when and a where. Play it back; would you believe it?',
      'When I [moment of the day], I will [one small thing].',
    ],
    [
      'Half of that',
      'Write down a goal for this week. Then write half of it. Keep the second.',
      'A goal, then half of it.',
    ],
    [
      'What gets in the way',
      'Tell the coach the goal and what stopped you last time.',
      'My goal is [goal]. Last time [what happened] got in the way. What would make it easier?',
    ],
  ),
  'leafprint/note-for-a-coach': p(
    'A coach can listen for one thing better than for everything. Tell them what you want to know and how you like to hear it.',
    [
      'Thirty seconds of context',
      'Record who you were speaking to and what you wanted. Thirty seconds are enough.',
      'I was speaking to [who], and I wanted [what].',
    ],
    [
      'One thing to listen for',
      'Write three sentences to your coach: what this is, what to listen for, how direct to be.',
      'What this is, what to listen for, how direct to be.',
    ],
    [
      'Which thing to ask',
      'Let our assistant help you choose before you write to a person.',
      'I can ask a coach to listen for one thing. I waver between [one] and [two]. How do I choose?',
    ],
  ),
  'writers-creators/first-lines': p(
    'Readers arrive late and leave early. A first line that starts after something has happened gives them a reason to stay.',
    [
      'Read five aloud',
      'Read the first lines of five things that you like, then yours. Listen for where your voice wakes up.',
      'Read your first line aloud, three ways.',
    ],
    [
      'After it happened',
      'Write an opening in which the important thing happened a minute ago and nobody has said so yet.',
      'Open one minute after it happened.',
    ],
    [
      'Is this the beginning',
      'Give the coach your first paragraph and ask which sentence begins it.',
      'My first paragraph: [paragraph]. Which sentence is the real beginning?',
    ],
  ),
  'writers-creators/dialogue': p(
    'Dialogue moves when two people want different things and neither says so. What they talk about is rarely what it is about.',
    [
      'Both voices',
      'Read your dialogue aloud in two voices. Wherever both sound alike, one of them is you.',
      'Read the scene in two voices.',
    ],
    [
      'Nobody says it',
      'Write ten lines between two people. One wants to leave, one wants to be asked to stay. Neither says it.',
      'Ten lines in which nobody says what they want.',
    ],
    [
      'What does she want',
      'Give the coach a few lines and ask what each person seems to want.',
      'Here are ten lines: [lines]. What does each of them seem to want?',
    ],
  ),
  'writers-creators/captions': p(
    'A caption that describes the picture is already in the picture. Add what cannot be seen: the name, the minute before, the joke.',
    [
      'What is not in it',
      'Look at a picture of yours and say for thirty seconds what it does not show.',
      'What you cannot see here is [what].',
    ],
    [
      'One sentence',
      'Write three captions for one picture: a fact, a moment, a question. Keep one.',
      'A fact, a moment, a question.',
    ],
    [
      'In your voice',
      'Give the coach two captions that sound like you and one that does not.',
      'These two sound like me: [two]. This one does not: [one]. What is different?',
    ],
  ),
  'writers-creators/pitches': p(
    'Whoever reads a pitch is tired and kind. Tell them what it is, for whom, and why you, before they have to ask.',
    [
      'In the doorway',
      'Say the pitch in twenty seconds as if somebody had one foot out of the door.',
      'It is a [form] about [who] who [what happens]. It is for [readers].',
    ],
    [
      'Three sentences',
      'Write what it is, what makes it unlike the others, and what you ask for. One sentence each.',
      'What it is, what is different, what I ask.',
    ],
    [
      'Be asked',
      'Ask the coach for the question that an editor would ask first.',
      'My pitch: [pitch]. What would you ask first?',
    ],
  ),
  'diy-projects/step-by-step': p(
    'Instructions are read by somebody with a tool in one hand. One action a step, the tool first, and how it looks when it is right.',
    [
      'Talk them through it',
      'Explain one step aloud to somebody who cannot see your hands.',
      'Take the [tool]. [Do this]. You know it is right when [sign].',
    ],
    [
      'One action each',
      'Write six steps of something that you know how to build. One verb each. Add a warning before the step it belongs to.',
      'Six steps, one verb each.',
    ],
    [
      'Where it goes wrong',
      'Give the coach your steps and ask which one a beginner would misread.',
      'My steps: [steps]. Which one would a beginner get wrong?',
    ],
  ),
  'diy-projects/asking-for-advice': p(
    'Good advice needs three facts: what you want, what you have, and what you tried. With those, strangers help gladly.',
    [
      'At the counter',
      'Ask your question aloud in twenty seconds, as if there were people behind you in line.',
      'I want to [goal]. I have [material]. I tried [attempt], and [what happened].',
    ],
    [
      'A post that gets answers',
      'Write a forum post in five lines: goal, material, tools, attempt, question.',
      'Goal, material, tools, attempt, question.',
    ],
    [
      'Ask the right thing',
      'Tell the coach about the problem and look for the question behind it.',
      'My project: [project]. I am stuck at [point]. What should I ask an expert?',
    ],
  ),
  'diy-projects/show-and-tell': p(
    'The part people enjoy is the mistake and how you got out of it. Show that, and the result explains itself.',
    [
      'The mistake first',
      'Tell what went wrong, what you did, and how it looks now, in under a minute.',
      'I cut it too short. What I did then was [fix].',
    ],
    [
      'Three pictures',
      'Write one line each for a picture before, in the middle of the mess, and after.',
      'Before, mess, after.',
    ],
    [
      'For whom',
      'Tell the coach who will see it and what they know.',
      'I am showing [project] to [who]. What will they want to know?',
    ],
  ),
  'art-creativity/poetry': p(
    'A poem that is meant to be heard has breath in it. Where the line ends, the voice turns.',
    [
      'Read to the end of the line',
      'Read a poem, yours or another, and stop for half a breath at every line end. Then read it as prose. Keep what the poem needs.',
      'Read eight lines, stopping at each end.',
    ],
    [
      'Eight lines of one thing',
      'Write eight lines about one object in the room. No line may say what it means.',
      'Eight lines about one object.',
    ],
    [
      'Where it turns',
      'Give the coach the poem and ask where it changes direction.',
      'My poem: [poem]. Where does it turn for you?',
    ],
  ),
  'art-creativity/artist-statements': p(
    'Visitors read a statement standing up. Say what you make, of what, and which question you keep coming back to.',
    [
      'To a visitor',
      'Say it to somebody who stands in front of the work and has a minute.',
      'I make [what] out of [what]. I keep asking [question].',
    ],
    [
      'Eighty words',
      'Write eighty words without "explore", "practice" or "journey". Name a material in the first sentence.',
      'Eighty words, a material in the first sentence.',
    ],
    [
      'Does it sound like me',
      'Give the coach the statement and ask which sentence could be about anybody.',
      'My statement: [text]. Which sentence could be about any artist?',
    ],
  ),
}
