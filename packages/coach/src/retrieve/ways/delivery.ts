import type { Ways } from './ways.ts'

export const deliveryWays: Ways = {
  'accent-repeat': `
im from glasgow and nobody at the london office gets a word i say
at the drive thru the speaker goes "what?" three times till i give up and point
cashier sighed when i talked, i say water and she hear vodka
Moved from Seoul two years ago, I write fine reports but when I open my mouth in client calls everybody switches to my colleague
the automatic captions butcher everything i say in zoom and people laugh at it
thick brummie twang, customers on the helpline ask for someone else
my boyfriends parents nod and smile but i can see they didnt catch any of it
how do i say my name so they get it right, i am tired of hearing "come again"
Giving a talk at a conference in Lyon, my french pronounciation is awful and i worry the audience will switch off
a patient asked for "a nurse who speaks proper english", i am from Kerala
i think so slow in german that the joke is over when i have my sentence ready
people go where are you REALLY from as soon as i say hello
the manager finishes my sentences for me because i search for words, i'm polish and work in a hotel reception
deep south drawl at a boston law firm. they assume im dumb
my mouth doesnt do the th sound and the kids i teach imitate it
at the parents evening i understood everything but said nothing, my grammar is embarassing
i practice what to order before i call the pizza place, because they hang up on me
Since I came from Brazil I am a quiet person. In Portuguese I am loud and funny, here I just nod
should i apologise for my english at the start of the job interview
colleague from scotland asked could i "repeat that in human" in front of the customer. i am romanian
i roll my r and the whole seminar giggles
on the phone with the bank they can't make out what i say, i spell everything twice and they still get it wrong
`,
  'calm-first': `
heart going like mad, standing outside her office
i go on in 5 minutes and my voice is wobbling
sitting in the car in front of the court, cant get out
before i ring my dad i need to stop trembling
my chest is tight and the video call starts at quarter past
I've to tell my mother something at lunch, and I'm pacing up and down the kitchen like a tiger
quick, something to slow down my breath, they're about to call my name
so nervous i might throw up, oral exam, next in line
im so angry right now, meeting him in ten, dont want to shout
parent conference at four, my palms are wet and my mind is blank
Before each visit with my ex at the handover of the kids I'm a wreck. Two minutes on the parking lot is all I have
stomach in knots, phone in hand, number dialled
how do i get my pulse down fast
on the train to the hospital to see my brother, panicking about what ill find
the vote is at 8 and i speak first. i shake so much i cant read my paper
my head goes white everytime before i talk to the landlord, he comes in half an hour
i need 60 seconds to collect myself, hiding in the toilet at work
dont know what to do with my nerves, driving test examiner walks over
Interview panel in the next room and my knees. something short please
she'll be home any minute and im boiling, want to be calm when the door opens
i cant stop to tremble before i speak with the police officer, he waits for me
`,
  'delivery-fast': `
words tumble out of me on stage
my advisor says i sound like a machine gun
Defended my proposal in 12 minutes, slot was 25. Nerves make me race
slow me down please, i read at mass and people cant follow
i speed up when im nervous on calls
breathless after the third slide because i never pause
customers go "sorry, what?" cause i talk like an auctioneer
in english i speak to quick because i want finish before mistake
the interpreter asked me twice to go easier, i was going 200 words a minute
i swallow half the words when i hurry
best man speech saturday and my wife says i sound like fast forward
teacher wrote "pace!!" on my presentation grade
wanna learn to pause, i just plow through
my podcast listeners set me to 0.75x lol
I guide museum tours, and they say it's like running after a train
as soon as i see the timer i start rattling
eulogy practice: 3 pages in 90 seconds
Southern grandma says us new yorkers talk too quick, ive got a talk in her town, help
adrenaline hits and i gabble
kids in my class say miss youre going too quick
recorded my pitch, its one long sentence with no breath
court clerk keeps telling me to repeat for the record, i'm a young lawyer and i rush
i talk way too fast at the start because of the nerves and then i run out of breath
`,
  'delivery-fillers': `
counted 73 uhs in my recording
how to get rid of "basically"
my daughter makes a tally when i say "like", 41 at dinner
toastmasters ah counter hates me
I start each answer with "so yeah"
every second word is kinda, sort of, you know
Listening back to my webinar I heard "right?" after each sentence, forty minutes of it
uhm uhm uhm in my job interview today
my "eh" between words makes me sound unsure in german and in english too
teacher takes points off for umms
help me stop saying actually in every line
how do i fill the gap when i search for a word without making a noise
i say "does that make sense" after everything
podcast editing takes hours because i cut out all my ahs
boss joked about how often i say "at the end of the day"
mouth makes errr sounds on the phone before i speak, call center job
i hear myself going mmm before every line when i testify
when i switch slides its always "okay so um"
my students imitate my "alright guys"
radio trial next week, must lose the hmm and the like
i mean, i literally say i mean all the time
Half of my voicemail is ehm. Any exercise for that?
`,
  'delivery-monotone': `
like a gps reading poetry, said my brother
my lectures put folks to sleep, same note all along
I read bedtime stories and my son says do the voices, I don't have voices
robot voice on camera
how do i get melody into my speech
i read scripture at church and it all comes out on one tone
people think im sarcastic or tired but its just how i sound
my audiobook audition came back "lacks colour"
told that my sales pitch has zero energy in it
in my language we do not go up and down so much, english people find me boring to hear
coach says emphasize, i dont hear any difference
droning. thats the word in my evaluation
excited about my thesis but sounded like reading a phone book, says the jury
i'm a tour guide in a castle, guests check phones while i speak, my voice doesnt move
listened to my podcast, its flat as a pancake
how do voice actors make a plain sentence interesting
eulogy for grandpa, when i practice it sounds like a weather report
when i read from notes its lifeless, when i chat im fine
my history class yawns, one pupil told me i hum on one string
Presenting quarterly figures Thursday. Last time someone said they'd almost nodded off to my voice.
deadpan delivery and not on purpose
want some ups and downs in my voice for the radio play
`,
  'delivery-quiet': `
they cut me off with LOUDER PLEASE
waiter never hears my order
In the choir room I introduced the piece and the basses at the back yelled "what?"
i speak in the team call and they ask if my mic is broken
soft spoken nurse, deaf patients, what can i do
my voice dies on the last words
how do i project without shouting
kids at the pool dont hear me, im a lifeguard trainee
at family table my stories vanish because nobody can hear me over my uncles
i have small voice, in seminar professor says always "please?"
lector in church, mic broken on sunday, need to reach the last pew
people lean in when i talk
customers at the bar say what three times
had to give a toast in a noisy restaurant and only my neighbour got it
Shy 14yo, class presentation friday, teacher said last time he only saw my lips move
i swallow my words, barely open my mouth
my dog obeys my husband not me cause im so quiet, and at meetings its the same with people
trainer told me i'm inaudible from row three on
is there an exercise for a stronger voice
theater group director: "love it, cant hear it"
in court the judge asked me to speak up four times
tour group of 30 outdoors, wind, and nobody at the rear gets a thing i say
`,
  'delivery-rambling': `
my wife does the "land the plane" gesture
asked about my job at a party, 10 minutes later still going
I answer "how was your weekend" with the whole weekend, incl. parking
in the interview i started at my childhood
lose my own thread halfway and then there's no way out
voice messages of 7 minutes, friends complain
keep adding "and another thing"
VP cut me off: "bottom line?" i hadn't got to one
how do i answer in three sentences
when i explain something to customer i begin with adam and eve
my anecdotes have side streets and side streets of side streets
eyes glaze over when i speak in meetings
doctor has 8 minutes and i spend 6 on background
prof asked yes or no question, i gave a speech
I moderate a panel next week and my own questions tend to be three minutes long
my kids say dad get to it
i talk till someone stops me
therapist noticed i circle around the thing for half the session
everything seems important so i say all of it, product manager, weekly update to execs
start with one point end with seven
On dates I get nervous and just keep talking and talking, the guy looked at his watch
`,
  'over-apologize': `
said sorry to a door today
my gf counts my sorrys, 31 yesterday
I reread my mail to the dean and it has five apologies in nine lines
"sorry to bother you" is how i start every slack msg
sorry for the late reply, after 20 minutes. i need to stop this
boss told me in my review that i undermine myself by apologising constantly
the waiter brings me the wrong dish and i apologize to him
as a kid i had to say sorry for everything and now i cant get it out of my mouth
people step on my foot and guess who says it
what can i say in place of sorry when im two minutes late
Canadian problem i guess, in my new team in Berlin they laugh when I say sorry before each question
i even apologised for crying at my own mothers funeral
my physio said stop excusing yourself for being in pain
tutor wrote next to my essay: dont apologise for your opinion
i always write "sorry if this is stupid" before i ask in class
in bed in meetings at the till, sorry sorry sorry. drives my husband nuts
how do i word an email without three sorrys in it
In japan we say sumimasen all the time, here in office they think i am insecure
I'm a trainee vet, I say sorry to the dogs, to the owners and to the chair I bump into
said sorry when my neighbor dented MY car
my daughter copies me now, she's 6 and excuses herself for everything
friends said they'd charge me a euro per sorry
`,
  'speak-stutter': `
the s sounds get me every time, and my name is sebastian
phone calls are hell, i get stuck on hello and they hang up
round of names in the new team on monday and ill get stuck on mine like always, been like that since i was 4
barista thinks i forgot my own name because nothing comes out
do i say something about my speech at the start of the job interview or just hope
my boss finishes my sentences when i get stuck on a word, he means well
i swap words so people dont notice, and then i say things i dont even mean
ordering food: i always take what i can pronounce without a block
I have a stutter since childhood and I must do my thesis defense in april
best man with a stammer. help
they told me "did you forget your name haha" at reception
my daughter, 9, stutters and has show and tell on friday
repeat repeat repeating the first sound, kids in class imitate me
my fluency goes to zero on zoom. i see my own face stuck and everyone looks away
reading out loud in church with blocks on every p and b
how to tell a date that i stammer before we meet
people look away when the word doesnt come, or they say relax, breathe. i hate relax
been in speech therapy for two years and still the daily standup kills me, words get stuck
stuttering in court next week as a witness, im dreading the oath
he guesses my words, and guesses wrong, and i just nod
i want to be a teacher but i block when i say my own surname
customers on the hotline think the line is bad when i have a block
`,
  'voice-tired': `
by lesson five i squeak
i sound like a frog after every rehearsal, premiere is on the 12th
tour guide, 6 groups a day, august, i whisper at night
yoga teacher, ten classes a week, theres just air coming out
two masses on sunday and the second one i can hardly sing
call center, 8 hours headset, throat like sandpaper
audiobook narrator, after 40 min it gets scratchy and we have to stop
cheer coach. no voice left. regionals on saturday
how do you warm up your voice before a long reading
my vocal cords are fried and i have a lecture at 2
I give german lessons the whole day and in the evening my throat is burning
lead in the school musical and i go hoarse in the last song
should i whisper or not talk at all when its strained
need to clear my throat all the time when i preach longer than 20 min
auctioneer, getting raspy halfway through the lots
sang with a cold, now the top notes are gone, show thursday
kindergarten noise. i shout over it. by wednesday im mute
what helps if the pipes are tired but there are still two more shows today
coach for u12s, yelling across the pitch in the wind ruined my throat
my sound gets thin and breathy toward the end of a workshop day
trial lawyer, closing argument tomorrow, croaking already
the gospel choir needs me on sunday and i can barely speak
`,
}
