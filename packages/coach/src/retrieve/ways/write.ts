import type { Ways } from './ways.ts'

export const writeWays: Ways = {
  'ask-online': `
posting on stackoverflow gets me downvoted to hell
what do i include when i ask about a rash on my tomatos, photo of the leaf?
got 0 replies in the sourdough group and 200 people saw it
newbie on a motorcycle forum, they told me to use the search
i want to find out from strangers which old toy this is, wheres best and how to write it
Discord server for blender, my render is black, i asked "can anyone help" and nobody did
how do i ask r/legaladvice about my landlord so its short enough
my dishwasher shows E24. writing in a repair forum, what do they need to know
tumblr question about how to glaze, the artists never answer me
I'd like to ask in the expat group about schools in Utrecht without starting a war
asking on nextdoor if anybody saw what happened to my fence
headline for my thread? "help please" didnt work
Mum of a boy with a rare syndrome, looking for other families on facebook, and I don't want to write our whole life
the mods deleted my post for low effort
people on there are so rude if you ask something basic about python
hobby astronomer, i'd like to know what that streak in my photo is, which details should go in the post
i wrote a wall of text about my relationship for reddit, 9 paragraphs, who reads that
where and how do i ask about a strange noise in my corolla at 80 kmh, forum people always say "more info"
looking for advice from other beekeepers on the internet, hive is dying, must be quick
genealogy board, want help reading a gravestone from 1871
how can i make my github issue so that a maintainer looks at it
my english is not good, want to ask in international crochet community why my blanket is not square
`,
  'awkward-text': `
typing... then nothing. for an hour
she put a period after "fine." is she mad
meant for my sister, went to my boss: "he's being a nightmare again 🙄"
my crush wrote "haha nice" what is there to say to that
its been 5 weeks since he asked how i am and i never wrote back, now its weird
do i react with a heart or write something, its about his dad being ill
mother in law writes in all caps. angry or just her?
i double texted and he's been online since
autocorrect made it "cant wait to bury you"
Sent a meme into the family chat and nobody said anything, only my aunt: a single thumbs up
this guy from the course sends me 20 voice messages a day, how do i reply to that
got a "we need to talk" at 9am and shes at work till 6
She wrote me a really long message about us as friends, and I'd answered "ok" because I was driving
in the parents chat two moms are fighting and now one asks me privately what i think
birthday wish came 3 weeks ago from my godfather and i left it unanswerd
how do you end a whatsapp conversation that will not end
a drunk message at 3am to my ex, two blue ticks
My friend always answers me with one word, in real life he is warm. should I say something?
was that a joke?? he wrote "sure, whatever you want princess"
accidentally liked a photo from 2019 on her profile
they removed me from the group and i dont know if on purpose
my dad texted "call me" thats it and now i feel sick and dont know what to type
`,
  'bad-news-mail': `
have to put in writing that the summer camp isnt happening, 80 families paid
letter to members: the club house is closing
vendor lost the bid, how do i phrase it
how do i let 60 applicants know we took someone internally
circular to the tenants, heating is off for ten days in january
My task is the memo that says the pension plan changes. It goes to 400 people at noon
writing to subscribers that our magazine prints the last issue in spring
refusing a paper as a journal editor, it was nearly good
need a paragraph for the parish newsletter saying the sunday school stops
product recall notice. customers with babies. legal wants three pages
email to the choir that the concert tour's dead
rent increase letter, i like my tenants
what subject line do you use when youre telling everyone the merger means closing a site
writing to a supplier we've had for 20 years that we wont order anymore
the scholarship committee made me do the declines. 44 kids
to all staff: christmas party is off due to costs. how do i write that w/o sounding like scrooge
we had a data breach and clients need an email today, i'm at a two man company
kindergarten has to shut one group, i write to the moms and dads tonight
Newsletter to the donors: the well in Malawi that they paid for isn't working, and I won't dress it up
how do i tell a freelancer by mail that we dont renew
we're out of stock till april and 200 people preorderd for christmas, message wanted
announcement for the website that the swimming pool stays closed this season
`,
  'clear-ask': `
sent instructions to the whole shift and half did the opposite
how do i word an email so ppl actually do the thing
I wrote four paragraphs to facilities about the broken AC and they answered "so what would you like us to do?"
my requests get lost, nobody knows whose job it was
need to text the volunteers who brings what on saturday without twenty replies of "wait what"
i bury the important bit at the bottom i think
my english emails are long and polite and the people don't see what i want from them
asked the designer for 2 versions by thursday, got one on monday, she says my mail wasnt clear
Parish secretary here. I put out a message about the bake sale setup and everybody assumed somebody else was doing it.
how to phrase an action item so theres no doubt
boss says my mails are "a wall of text", she never knows if i need something or im just informing her
how do i ask my professor for a signature and a form in one email without confusing him
everyone thumbs-ups my slack message and then nothing happens
i told the babysitter agency one thing and they understood totally another
whats a good subject line when i need approval today
writing to 14 parents about the field trip forms, last time 6 brought the wrong paper
hinting too much in emails, people don't realise im asking
Got a "???" back from our supplier after my order message. Help me make it simple, I need 300 units by the 12th
how short can a request be before its rude
i cc five people and no one feels responsible
I have to hand over my tasks before leave and last year it was chaos because my note was vague
my messages come out like mysteries, says my team lead, she has to call me to find out what i'm after
`,
  'cold-email': `
dm to a game dev i look up to, never met
how do i write to a lab i'd love to join, no opening posted
Want to ask a park ranger in Utah how she got into it. I only have her work address
message to a founder i found on a podcast
need to introduce my translation business to hotels that don't know i exist
i'm 17 and want to write to an astronaut
first line to someone who has no idea who i am
writing to potential phd supervisor in sweden, i am from iran, want not to be deleted
sent 40 intros to recruiters, zero came back, whats wrong with my text
can i just message a stranger on linkedin for a coffee chat, im switching from teaching to ux
approach a gallery that has never seen my stuff
i'd like to interview a local judge for my school project, how to start the mail
want to ask an illustrator i follow on insta which paper she uses without sounding like a fan
selling solar panels to farms, first contact by email
alumni from my college works at pixar, we never met, how do i word it
asking a retired engineer i read about in the paper for a 15 min phone call
how long should a first mail to an unknown person be
contact a podcast host to have me as a guest, she doesnt know me at all
reach out to a mentor out of nowhere
34, nurse, want to move into health tech, found a woman online who did exactly that, what do i write her
wanna write to a professor whose paper i read for my bachelor thesis, one question about her data
letter to a company that has no job ads, i simply want to work there
`,
  'complaint-letter': `
the sofa came with a torn back and the shop wont pick up the phone
gym keeps charging me 3 months after i cancelled
My flight from Porto was cancelled, they offered a voucher, I want money. How do I word it?
write to the council about the broken streetlight on our road, 5th month
landlord ignores the mould in my kids room
builder left the roof leaking and says its not his job
telco put me through to 6 people, nobody can decide anything
got sold a used car with hidden rust
i want my deposit back, 900 euro, he says "wear and tear"
nursing home lost my mothers glasses and hearing aid again, want to send something official to the director
dentist charged for a filling i never had
how firm should the letter be, washing machine dead after 14 months
package says delivered, its not, seller says ask courier, courier says ask seller
hotel had bugs, review or letter?
bus driver left my disabled son standing at the stop, i need to write to the company
the school moved my daughter out of honors without telling us and i want an answer from the board
insurance rejected my claim with one sentence
i bought online shoes, wrong size twice, they don't refund, please help me write strong but polite
wedding dj never showed up and keeps the fee
bank closed my account no reason given, what do i write and to who
upstairs renovation drilling since january, written notice to the property manager
Energy company estimated my usage at triple what I used, and I've sent photos of the meter twice
`,
  'ex-last-letter': `
want to send my ex one final message and then block him
is it stupid to write her after 2 years
There's so much I never said to Daniel before he moved out. I want to write it down and maybe post it
he's getting married in may and i want to say my piece before that
unsent letter, how does it start
i owe my ex an apology for how i ended it
she blocked me, so paper, by post?
we were together for 9 years and it finished with a text
last words to my ex without begging
don't want him back, i only want to thank him
i write every night drafts to my ex girlfriend and delete them
closure text to a situationship
therapist suggested writing to him, i dont know what goes in
still have things to get off my chest about my ex wife, not about kids, just us
found his hoodie, want to send it back with a note
how do i write to her so its an ending and not a door
never got to say bye, he just left the flat while i was at work
i want him to know what he did to me, one time, then silence
her birthday is coming up, we broke up in spring, and i want to write her something to close the book
first love, 30 yrs ago, i want to write before i get too old
what not to put in a farewell letter to an ex
`,
  'follow-up': `
sent the quote 10 days ago. crickets
HR said "early next week", it's been three
I need the landlord's ok for the paint and my message has two blue ticks and no answer
nudge a prof for a recommendation letter, deadline friday
how to remind the client to approve the proof without nagging
no word after the second interview
casting said they'd call
re-ping my coworker for the numbers, 4th time
how do i politely chase the editor about my pitch
submitted paperwork for visa letter to HR, no sign of life, flight is in two weeks
is a week too early to ask again
he said yes to the donation in june, and now its september
asked my dissertation chair for a date, nothing, tried twice
i wait answer from supplier since 12 days, want write again but friendly
that girl from the meetup gave me her mail, i wrote, no reply, write again?
bump an email thread to a busy director
group chat: who's in for the cabin? nobody answered and i must book tonight
what do i put in the second email so it isnt "just checking in"
pitched a documentary to a broadcaster in march, still no yes or no
Contractor promised the estimate by Tuesday and my voicemails go unanswered
left a message with admissions, dead silence, decision day is near
need a signature by 5pm and she's ignoring teams
`,
  'message-shorten': `
its 900 words. its to my landlord
tldr me please, boss only reads on his phone
I explain myself too much in every mail, three paragraphs before the question comes
my ex says i send essays
how do i say this in two sentences: (long text about holiday swap)
need to cut my personal statement from 800 to 500 words
this whatsapp to my daughter in law has grown into a letter, can we trim
customer update is a wall of text, must fit in an sms of 160 characters
nobody answered the email i sent to the parents, i think bc it was a page and a half
my complaint to the council takes 3 pages, what can go
linkedin bio too wordy
my manager wrote back "what do you want from me?" to a mail that took me an hour
I write like I talk and I talk a lot, help me get this message to the coach down to something he'd read
too much backstory in my message to the insurance, help me find the point
breakup text is 2 screens long, i should prob shorten it
grant abstract max 100 words, im at 260, every word feels needed
in french we write long polite phrases, my english boss wants it brief, how to cut
voice message of 7 minutes, want to make it a short text instead
my toast announcement mail for grandmas 80th has so much info that aunt Gisela got the date wrong
make this less blabla, its for the teacher
bullet points or not? my report mail to the director is endless
keep rambling in teams chat, people scroll past, how do i get it tighter
`,
  reconnect: `
found a photo of us from 2009 and wanna write her but whats the first line
we shared a dorm in lyon and then life happened
i ghosted my whole friend group when i was depressed, id like to come back
is it weird to message my old teacher after 20 years
We had no fight, we just stopped. Her number is still in my phone
my childhood neighbor moved to canada, i found him on facebook last night
three unanswered texts from her from last year. i'm ready to answer now
how do i write my cousin after a decade, we used to spend each summer together
since my baby came i vanished, my girls from uni probably gave up on me
I would like contact to my host family from 1994, do they even remember me
old band mate popped up on my feed, wanna say hi
missed his wedding, missed his kid, he was my closest mate. where would i start
thinking of my former colleague a lot, we lost sight of each other when she retired
a message to someone i havent spoken to since before covid
my penpal from japan, last letter was 6 yrs ago, it was my turn
my brother and I drifted, no quarrel, last call was at the funeral four years back
what do you write when too much time has passed
she texted happy birthday in 2021 and i never replied, miss her
i want to look up my ex roommate from the shelter, she saved me back then
afraid he thinks i want something if i write out of the blue
my old coach. i owe him a message since ten years
we grew apart after i moved to leeds, i'd love to just be in touch again
`,
  'status-update': `
boss wants to know by 5 where we are with the migration
every monday i have to tell the round what i did last week and i sound like a diary
how do i say yellow not red
the launch slips two weeks, how do i put that in the report
my pi gets a mail every friday from me and never replies, is it too long maybe
standup, what do i even say, same ticket since wednesday
need to send the steering committee something short about the new kitchen at the parish hall
client keeps pinging "any news?" so i want to send something regularly
handover note for the night shift, what goes first
my lead said get to the point in your written reports, less story
nothing moved this week because we wait on legal, still have to report
i write to my thesis supervisor once a month and i dont know how honest to be on chapter 3
quarterly report for the donors of our food bank, half a page max
tell the vp in 3 sentences how the rollout goes
they never read my progress mails, 12 bullet points
we have done 60 percent and the rest is risky, how to write it so nobody panics
i must give every week the news of the project to my chief in english, i want it clear and short
what should be in a good project summary for people who have no time
grant officer asked for an interim account and we are behind on recruiting participants
my turn to give the sprint summary to the whole company tomorrow, 2 min
construction is on schedule except windows. email to the owner
update mail for the remote team so that they stop asking in five channels
`,
  'thank-you': `
my neighbor drove me to radiation 30 times. a box of chocolates??
what to write to the coach who believed in my kid when nobody did
they gave us a toaster. and money. 84 cards to go
how do i tell my old english teacher that shes the reason im an author
my boss stood up for me in front of the client and i only nodded
want to give my mom something in words for her 60th, for raising us alone
short note after a job interview, not slimy
i am so bad at showing gratitude, i always just go "aw you shouldnt have"
the midwife!! how do you put that on a card
dear host family... i lived with them one year in ohio and go home on friday
strangers found my wallet and sent it with all the money in it
i got sober thanks to my sponsor, one year next week, wanna tell him
my team worked the weekend for me, email or cake or both
choir sang at my husbands funeral for free. i must write something to them
she lent me her notes all semester, without her i'd have failed
Letter to my professor who wrote my recommendation, I got in!
colleague covered my shifts while my baby was in the nicu
thanks sounds so small for what my sister did
how to express appreciation to the bus driver who waits for my son each day
goodbye gift for the kindergarten teacher, what do we put on the card from all parents
i would like to let my stepdad know i noticed everything he did
`,
  'wait-till-morning': `
had a bottle of wine and typed something to marc. thumb over send
cant sleep and im composing a novel to my ex on whatsapp
stop me from writing him
saw her new boyfriend on insta an hour ago. drafting something i shouldnt
its 1:47 and i wanna tell him i still love him
i have work at 7 and im lying here with his chat open
tequila + his contact photo = bad. talk me down
she posted our song. do i reply now or not
raging email to my boss ready to go, its midnight and im fuming
I have drunk and I want to call my ex girlfriend now, is it idea good
the urge to text him is insane tonight
three months no contact and after karaoke im about to break it
i feel so lonely at night that i always write to him and then i hate myself in the morning
wrote my sister a really ugly message, havent sent it, its 3 in the morning
my finger is hovering. "u up?" to my ex. help
been crying since ten, want to ask her why, one last time, right now
he blocked me on everything except email. its late. i have his email
4am after the club, i have so much to say to her
whatever you do dont let me send this to jonas tonight
just got home from our old bar and i think i should tell her everything
wanna send my ex hubby a pic of our dog lol im tipsy
angry and wide awake, want to blast the family group chat about dads will at 2 am
`,
}
