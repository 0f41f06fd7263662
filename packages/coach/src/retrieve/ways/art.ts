import type { Ways } from './ways.ts'

export const artWays: Ways = {
  'art-collab': `
my writing partner rewrote my chapter overnight and didnt ask
We make a podcast, the two of us, and I edit every single episode while she just turns up and talks
singer wants 50 percent of the publishing, i wrote all the music
choreographer and me (composer) cant agree who decides the length of the piece
he wants zombies. i want a love story. its the same film
its our zine but shes the only one doing interviews about it
How do I tell my co-director that I want to take the lead on the actors and he should take the camera
bassist hasnt learned the songs and the gig is in 9 days
should we have a contract, me and my best friend are starting a comic together
my illustrator vanished after the first twelve pages, the book is due in june
the others in the improv group vote on everything and it gets blander every week
I paint murals with my ex. the commission runs till October and we dont speak
lyricist refuses to change one single word, the melody has to bend every time
We are three in a theatre collective and I am thinking of going solo after the spring show, how do I say it
who gets to put there name first on the record
our duo's been offered a festival but she wants to play covers and i dont
the producer keeps adding synths to my folk record, we agreed to do it together 50/50
game jam team, my programmer says my art is too slow, i say he changes specs daily
photographer and i did a series together and now he exhibits alone. i styled all of it
drums fell out with keys and i am in the middle, album half done
how do you say your verse is weak to the person you write all your songs with without ending the band
co-author lives in Nairobi, I live in Oslo, each draft comes back two weeks late and our publisher is asking
`,
  'art-copied': `
saw my mug print on temu this morning
a tattoo shop in leeds has my drawing on there flash sheet, never asked
somebody reads my poem on tiktok, 2 million views, my name is nowhere
My wedding pictures are on the venue's homepage and billboards, they never licensed them
this girl from my course handed in a sculpture thats basically mine from last spring
found my knitting pattern in a facebook group, free for everyone, i sell it for 6 dollars
the beat i uploaded in 2021 is on some rappers single
I'm a ceramist, a bigger studio brought out my exact glaze and shape two months after visiting me
what do i write to a blog that used my photo of the bridge
they cropped out my signature and put it on t shirts
local newspaper printed my picture of the flood with "source: internet"
my former student is teaching my workshop with my handouts, word for word
Someone in Manila paints my paintings and sells them on instagram for a third of the price
a bakery ripped off my logo, same whale, other colour
is it worth to send a takedown if its just a small account that lifts my comics
An estate agent took my drone footage from youtube for a house advert
he told my story at the open mic as his own bit, same punchline
coach put my choreography in the regional final and didnt credit me, found out in the audience
ai prompt guy sells "in the style of" me, with my old pictures as the samples
a professor published my seminar paper's idea and paragraphs under his name
someone recorded my lullaby arrangement and monetizes it, I only found out because a friend heard it in Spain
my quilt is in a magazine under a other womans name
`,
  'art-get-critique': `
two people in workshop said they skipped my middle and i wanted to crawl under the table
the notes came back, 14 pages, red everywhere
My mentor looked at the photos for ages and then just said "technically fine"
i get defensive as soon as somebody says anything about my poems
someone wrote under my video that my singing is flat and honestly it ruined the week
what do i ask my first readers so they dont only say its nice
crit on thursday at art school, last time i argued with the tutor for ten minutes
my wife fell asleep reading my manuscript
Three beta readers, three opposite opinions about the ending. Which one do I listen to?
how not to cry when they discuss my piece in front of me
got told my drawings look like ai, i draw since 12 years
my sister read the memoir and said that is not how it was
One star review for my first book, she says the dialog is wooden, should I write back?
producer says my demo is nice but "where is the song"
i hear ten compliments and one but and only the but stays
My choir director stopped me mid solo and said there was no feeling in it, in front of the altos
the feedback i get is vague like "didnt grab me", how can i get something usable out of them
agent likes it but wants the dog gone. the dog is the whole point!!
proffesor says my installation is decoration
my dad looked at my painting and asked when i will do something with flowers, want to hear him out without exploding
i asked for honest and got honest, now i cant open the file anymore
`,
  'art-give-critique': `
a coworker handed me her 600 page fantasy thing and asks every day if im done
my daughter 15 wants to know if her rap is good. its not really
he cried when he gave me the poems so how do i say they rhyme too much
In my ceramics course we have to comment on each other's pots, and hers will simply tip over
what do you say after a really awful play when the lead is your flatmate
My uncle's memoir. He's 81, and it is mostly lists of army postings. He waits for my verdict
saw an early cut of my mates documentary and it drags for like 40 mins
teaching a photography evening class, one lady has the same sunset every week, what can i tell her that helps
im supposed to give notes on a short story, i liked it but cant say why
new guy in our writers circle reads out stuff thats pretty sexist, we each have to say something about it
girlfriend plays me her demo and watches my face the whole time
how can i be truthful about his paintings, he wants to quit his job for them
asked to blurb a novel that i find unreadable
student in my dance class did a solo, technically clean but dead inside, how do i put that
she sends me chapters at midnight and wants "everything, be brutal" but i know she doesnt mean it
My son (9) drew a comic and asks if a real publisher would take it
a friend of mine designed her own logo, she beams, i see a potato
i gave notes last time and he didnt speak to me for a month. now he sent draft two
where do i even start, the script has no plot, no characters, and the deadline is hers not mine
jury member at a youth music contest, have to talk for two minutes with a boy who played everything too fast
my boss wrote a childrens book and emailed it to the entire floor asking our thoughts
i stopped believing the story at the wedding, how do i tell the author that in a useful way
`,
  'art-pitch': `
an editor at a festival has 5 minutes for me on saturday and i have this graphic novel
elevator version of my play? i always end up telling the entire plot
My logline is 60 words long and even my mother got lost
commissioning editor asks "why now" and "why you" and i go blank
we want the city to fund our mural on the underpass, two minutes before the council
how do i get a curator interested in my textile series, she's coming to the open studio
writing to a small press about my poetry book, first paragraph is killing me
kickstarter video for my board game, what do i say in the first ten seconds
nervous about a speed dating thing with producers, 8 tables, 4 min each
She asked me at the bar what my novel is about and I said "um, grief, kind of?" and she was a literary agent
comp titles, hook, bio, i dont know what order
I have a documentary about beekeepers in Slovenia and a broadcaster call next Wednesday; they only know my name
my band has to convince a venue booker in one email
cold emailing game studios with my concept, nobody bites, i think the subject line is boring
how to make the story sound exciting without spoiling the twist to a publisher
sell my childrens picture book idea to an editor, its about a snail who is late
the comedy club owner gives new acts 30 seconds to say what there show is
I am going to a film market in Berlin with a feature script and my english description sounds like wikipedia
they said send us a one pager on the series. how do i make one page not dull
pitch deck for an exhibition on laundromats, museum folks look at it on the 12th
told my idea to a tv guy and he asked who the main character is and what she wants and i had no answer
my musical needs backers and i have an evening with twelve rich people and a piano
`,
  'art-rejection': `
form letter again. "not a fit for our list at this time"
they picked the other girl for Juliet
my short film got turned down by the 9th festival and the fee was 60 euro each time
the grant people said no after we had already told the musicians
how do i tell my family that the publisher backed out
didnt make callbacks and have to see the cast list on the door every morning
Got a no from the residency but with a handwritten line, "do send us more". Do I answer that?
conservatory audition result today: waitlist then no. my cello teacher is waiting to hear
i want to quit writing, 51 passes and counting
open call, 3 works submitted, none hung
An editor kept my manuscript fourteen months and then sent two sentences. I'm drafting something furious
my poem came back within six hours. six
the label listened, liked, and went with someone younger
every time the mail pings i feel sick, its always "unfortunately"
I am 58, I finally dared to submit my watercolours to the town show, and they were not accepted
not shortlisted. my friend is. we drink coffee tomorrow
casting said i was too old for the part of the mother, im the same age as the character
they said the voice is strong but they dont know how to sell it, is that a no for ever
how can i be gracious to the jury that refused my sculpture when ill meet them at the opening
agent who asked for the full has passed and i cried in the car park of tesco
the literary magazin sayed no to my story and i like to try them again, is it ok
my application for the animation school came back negative, my parents say told you so
`,
  'art-statement': `
gallery needs 100 words about me by tonight and all i have is my name
how to say what my photographs are about when i dont know
everything i write about my weaving sounds like chatgpt had a baby with a museum
They want a short text for the wall next to my video piece, for normal people, not for curators
website says "about" and its been empty for two years. i make knives
what comes first in a musicians bio, where i studied or what i play
bio for the back flap of my debut, my only job so far is postman
My residency application asks me to describe my practice, I do quilts and also sound
program leaflet, 40 words, im the soprano
i wrote "explores the tension between" and want to throw the laptop out the window
do i use i or she in the text about my ceramics on the shop page
Portfolio for the MFA, they ask why I make what I make. English is not my first language and it comes out stiff
describe your work they say. its paintings of car parks, thats it
the curator rewrote my paragraph and now i dont understand it myself
instagram profile line as an illustrator, dont want cringe
need to explain my dance piece to the funder in one paragraph without theory words
no prizes, no shows, no degree, how can i write a cv text as a painter
My old statement is from 2016 when I did etching. Now I weld, and nothing in it is true anymore
whats a good first sentence about my sculptures, i use old nets from the harbor
they need a third person blurb for the poetry reading and it feels like writing my own obituary
my teacher sayed my text about my pictures could be about anyone's pictures
introducing myself in the exhibition catalogue, half a page, i find it so hard to talk about what i do
`,
  'collab-share': `
guess who wrote all 9 episodes
my bandmate shows up, plays, leaves. booking, posters, mixing its all me
We opened the café fifty-fifty. I'm there at 5 am, he drops in at noon for an espresso
coauthor on the grant hasnt opened the doc since february
duet partner never practices
group of two for the capstone and one of us is me
he calls it "our" app but i coded all of it
my comics artist has delivered 3 pages since last summer, the script has been ready a year
i and my colleague should make the course together, i make, he only nods
feels like im the only one who cares about our zine
how do i bring up that the split 50/50 isnt fair anymore when i do 80
she wants her name first on the paper and ran none of the experiments
our etsy shop was a shared dream but its me packing till midnight every day
cowriter cancels every session then posts about "our novel" on instagram
lab partner lets me do the measuring and copies it after
documentary we started with equal credit, i've done the filming, cutting and fundraising since his baby came
my improv duo partner leaves all the admin to me
the two of us run the translation agency and he hasn't brought in a client since spring
co-organizer of the conference vanished, 3 weeks to go
he has ideas, i have work
started a youtube channel with my cousin, i edit 20 hrs a week and she just shows up to talk
want to ask my co-founder straight if she still wants this, cause i'm doing her half
`,
  'critique-hurt': `
said his short film dragged. he left the group chat
my sister sings, i said pitchy, now she doesnt sing at home anymore
I marked up my friend's manuscript in red, 200 notes, and she hasn't opened her laptop since
told my husband his pottery looks like a kids and he stopped going to class
how do i repair it after i was brutal about a classmate's poem
she asked "be honest" so i was. big mistake
my comments on her dance made her quit the show, i feel awful
too blunt with a beta reader swap, she blocked me
i criticized my roommates mixtape in front of others, he went pale
in the critique round i spoke only about what was wrong with her sculpture and she went out crying
my daughter showed me her comic, i corrected the spelling, she ripped it up
wrote to an old friend that his novel isnt ready and he answered "ok" and nothing for months
i meant to help her, but my words about her photos were like a knife i think
he hasn't played guitar since i laughed at the lyrics
been a mentor for years and yesterday i flattened a young writer with one sentence, want to make good
can i take back feedback
My notes on her thesis play were right but the way I gave them wasn't. She avoids me at rehearsals
workshop partner said i made her feel stupid about her story
i told my friend her paintings look all the same and now theres a chill
crushed my dads memoir dream by saying its too long, he is 74
said "its fine i guess" about her quilt and she gave it away
how to apologise for a harsh margin comment i wrote on a friend's screenplay
`,
  'edits-hurt': `
they took out my favorite chapter
3000 words went in, 900 came out
My op-ed ran with a headline I never wrote and the last paragraph gone
the editor killed the prologue
my song got remixed by the label, i dont recognise it
"trim by 40%" and its my dissertation
dramaturg struck the whole monologue i'd built the play on
cover art i painted was cropped so the hand is missing
magazine changed my poem's line breaks!!
agency rewrote every sentence of my copy, why did they hire me
red pen everywhere on my grant text, by a colleague who isn't even in the field
i am translator, the publisher changed my words and it is under my name
my documentary lost the interview with the grandmother in the final cut
he replaced my drums with a loop
i cried over track changes
co-writer deleted my jokes
the art director flattened my illustrations to two colours
How do I tell my editor which cuts I can live with and which ones I can't?
exhibition curator removed 5 of my 12 photos day before opening
supervisor reworded my abstract so it says something else
translator cut the dialect out of my novel, says nobody understands it
they shortened my radio piece from 12 to 4 minutes and the ending makes no sense now
`,
  'story-drags': `
my beta reader fell asleep on page 12. literally
chapter one is my heroine waking up, making coffee, walking to work. 4000 words
the dragon only shows up at page 90
agent rejection: "the pacing is too slow for me"
how do i get to the good part faster without confusing people
writing group said lovely sentences but where is the plot
i explain the whole magic system first, thats needed right?
my screenplay, first ten pages, teacher wrote "WHEN DOES IT START"
I write a tale about my village and all is description, description, nothing occurs
people skim the start of my fanfic, comments say it gets good from ch 5
the murder happens too late i think. p. 71
short story for class, 1500 words, i used 1000 on the weather and the family tree
when i tell a story at the pub everyones eyes glaze over before i reach the funny bit
memoir: should i begin with my birth? feels long
cut the prologue or keep it
my opening scene is two people in a car talking about where they drive
my kid wants a bedtime story that i make up and she goes "and then WHAT"
half the novel is childhood flashbacks, editor wants it gone
its pretty but theres no tension whatsoever
i cant seem to find where my story really begins
personal essay for my application, prof says it warms up for a whole page before anything is at stake
comic script, 6 pages before the hero wants anything
`,
}
