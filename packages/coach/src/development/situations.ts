import type { Medium, Urgency } from '../types.ts'

/** A message with what it says: the one addressed, the wish (a part of it), a feeling, a channel, a time. */
type Told = {
  text: string
  to?: string
  want?: string
  feeling?: string
  medium?: Medium
  urgency?: Urgency
  amount?: string
  pronoun?: 'he' | 'she' | 'they'
}

/** Messages to develop the reading of slots on. A missing `to` or `want` means that none is said. */
export const situations: readonly Told[] = [
  {
    text: 'i have to tell my supervisor something bad and i feel sick',
    to: 'your supervisor',
    want: 'tell my supervisor',
    feeling: 'sick',
  },
  { text: 'tell my boss about my coworker', to: 'your boss' },
  {
    text: 'How do I ask my husband to help more with the kids?',
    to: 'your husband',
    want: 'ask my husband',
    pronoun: 'he',
  },
  { text: 'my roommate never does the dishes', to: 'your roommate' },
  {
    text: 'my mother-in-law drops by without calling, how do i tell her to stop',
    to: 'your mother-in-law',
    want: 'tell her to stop',
    pronoun: 'she',
  },
  {
    text: 'I need to email Dr. Lindqvist about the lab on Friday',
    to: 'Dr. Lindqvist',
    want: 'email Dr. Lindqvist',
    medium: 'email',
    urgency: 'soon',
  },
  { text: 'lent my buddy $600 in march', to: 'your buddy', amount: '$600' },
  { text: 'so nervous before my presentation tomorrow', feeling: 'nervous', urgency: 'soon', medium: 'talk' },
  { text: 'in 10 min i talk to my landlord', to: 'your landlord', urgency: 'now' },
  { text: 'my friend Sara keeps canceling on me', to: 'your friend' },
  { text: 'how do i say no', want: 'say no' },
  { text: 'my 15 year old daughter slams the door', to: 'your daughter', pronoun: 'she' },
  { text: 'coworkers husband passed away', to: 'your coworker' },
  { text: 'my grandma died and i have to speak at the funeral', want: 'speak at the funeral' },
  {
    text: 'I want to break up with my girlfriend but I feel guilty',
    to: 'your girlfriend',
    want: 'break up with my girlfriend',
    feeling: 'guilty',
  },
  { text: 'she is angry and i do not know why' },
  { text: 'my boss is angry at me', to: 'your boss' },
  { text: 'my brother and I fight about the house', to: 'your brother' },
  { text: 'should i text my ex', to: 'your ex', want: 'text my ex', medium: 'text' },
  { text: 'the client wants a 20% discount', to: 'the client', amount: '20%' },
  { text: 'my therapist says i should set boundaries with my mom', to: 'your mom', want: 'set boundaries' },
  {
    text: 'how do i ask my professor for an extension, the essay is due monday',
    to: 'your professor',
    want: 'ask my professor for an extension',
    urgency: 'soon',
  },
  { text: "I'm a nurse and my patient refuses his pills", to: 'your patient' },
  { text: 'our neighbor plays loud music every night', to: 'your neighbor' },
  { text: 'mom calls me at work all day', to: 'your mom', pronoun: 'she' },
  { text: 'i snapped at an intern yesterday', to: 'the intern', urgency: 'past' },
  { text: 'we have to tell our kids that we are moving', to: 'your kids', want: 'tell our kids' },
  { text: 'a customer is yelling at me', to: 'the customer' },
  {
    text: 'I want to thank my old teacher in a letter',
    to: 'your old teacher',
    want: 'thank my old teacher',
    medium: 'letter',
  },
  { text: 'my best friend lost her baby', to: 'your best friend' },
  { text: 'trying to explain my job to a recruiter', to: 'the recruiter', want: 'explain my job' },
  { text: 'I feel so lonely in this city', feeling: 'lonely' },
  { text: 'my dad with alzheimers asks the same thing', to: 'your dad', pronoun: 'he' },
  { text: 'my stepson says i am not his mother', to: 'your stepson', pronoun: 'he' },
  { text: 'can you help me write a message to my team', to: 'your team', want: 'write a message to my team' },
  { text: "my friend's wife died last week", to: 'your friend', urgency: 'past' },
  { text: 'my landlord owes me 900 dollars', to: 'your landlord', amount: '900 dollars' },
  { text: 'he keeps texting me, i want to tell him to stop', want: 'tell him to stop' },
  { text: 'our choir director picks the same soloist every year', to: 'your choir director' },
  { text: 'my manager told me to smile more', to: 'your manager' },
  { text: 'how can we tell grandpa that he should not drive', to: 'your grandpa', want: 'tell grandpa', pronoun: 'he' },
  {
    text: 'my wife and I need to talk about money with the bank tonight',
    want: 'talk about money',
    urgency: 'today',
    to: 'your wife',
  },
  { text: 'i need to fire someone on thursday', want: 'fire someone', urgency: 'soon' },
  { text: 'asked my sister to be my maid of honor and she said no', to: 'your sister', pronoun: 'she' },
  { text: 'i am terrified of calling people on the phone', feeling: 'terrified', medium: 'call' },
  { text: 'my son lied to me about his homework', to: 'your son', pronoun: 'he' },
  { text: 'the dog barks all night' },
  { text: 'what do I write in the card for my coworker', to: 'your coworker', medium: 'letter' },
  { text: 'I have to present to the board next week', to: 'the board', want: 'present to the board', urgency: 'soon' },
  { text: 'my partner shuts down when we argue', to: 'your partner' },
  { text: 'my students do not answer when i ask', to: 'your students' },
  { text: 'how do i tell my thesis advisor that i am behind', to: 'your advisor', want: 'tell my thesis advisor' },
  { text: 'i hate networking events' },
  { text: 'my cousin wants to borrow my car again', to: 'your cousin' },
  { text: 'embarrassed that i forgot his name again', feeling: 'embarrassed' },
  { text: 'the baby shower of my cousin is on saturday', to: 'your cousin', urgency: 'soon' },
  { text: 'parent conference tomorrow', urgency: 'soon' },
  {
    text: 'I need to ask a former colleague for a reference',
    to: 'the former colleague',
    want: 'ask a former colleague',
  },
  { text: 'im scared my dad will hate me when i come out', to: 'your dad', feeling: 'scared', pronoun: 'he' },
  { text: 'my sister in law criticizes my cooking', to: 'your sister-in-law', pronoun: 'she' },
]
