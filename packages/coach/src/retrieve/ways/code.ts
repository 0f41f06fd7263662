import type { Ways } from './ways.ts'

export const codeWays: Ways = {
  'ai-limits': `
our intake bot told a customer something wrong about her policy, what do i tell people it can and cannot do
sales promised 99 percent, i trained the thing and know its more like 80
the director wants to drop the human check because "it never makes mistakes"
do i have to say on the newsletter that chatgpt wrote half of it
Presenting our fraud detector to the board on Tuesday, and they'll ask how often it's wrong. I want to be straight without killing it
a reader asked if my cover was made with midjourney
it makes up citations and my colleagues in the law office paste them in
how to put in one sentence that the summary tool halucinates sometimes
radiologists ask when they can rely on our algorithm and when not
My students think the machine's answer is the truth, how do I explain where it goes off
customer chat: people believe they're talking to Anna. there is no anna
the translation on our site is automatic and its bad for legal stuff, need a notice for it
ceo on stage said our product "understands" patients. i build it. it doesnt
what do i write in the methods section about using a language model for coding interviews
my boss asks for a number, how good is it, and there isnt one number
The forecast model has only seen data from before covid, operations wants to plan the whole winter with it
client wants a guarantee that the classifier wont be biased against women, i cant give it
how do i tell grandma's care home that the transcription device mishears names of medicines
investor demo tomorrow, the assistant works in 7 of 10 tries, do i say that
HR screens applicants with our scoring tool and treats the score like gospel, I only meant it as a hint
i used gpt for the grant text, should i disclose and how do i put it
works great for english, falls apart in tagalog, and the city wants to roll it out for everybody
`,
  'code-design-disagree': `
they want kafka for 200 events a day
me vs the principal engineer over graphql, im losing and im pretty sure im right
our architect picked mongo for something thats plainly relational. review is tomorrow
how do I argue against a monorepo without being "the negative one"
cto fell in love with event sourcing at a conference
we've been going back and forth 3 weeks in the RFC comments about caching
two of us in the team disagree if auth should be own service, it becomes personal
I wrote the design doc, staff eng wants to throw out the queue and use cron. He may have a point but I see data loss
the decision went to terraform, i voted pulumi, now i'm supposed to implement it
he says "just denormalize" and i see pain in six months
new lead wants to replace our working php with elixir
PM insists one global customer id per household, that kills how our tables work
i am junior and i think the schema my senior proposes will not scale, may i say this
how to voice doubts about serverless in the architecture meeting on wednesday
nobody will commit, tabs of pros and cons everywhere, react native or two native apps
backend guy wants to put business logic in triggers and i hate it
got outvoted 3 to 1 on the api versioning and i still think it'll burn us
Contractor proposes building our own ORM. I need a calm way to say no that isn't lol no
they reject my proposal because "we've always polled"
we argue sync vs async at every planning
ml team wants a gpu cluster, i believe a regression would do, how do i say that with respect to the people with phds
client side or server side rendering, coworker and i are barely speaking over it
`,
  'code-docs': `
my readme is a mess where do i start
onboarding page for our api, new hires still ping me on slack for every step
wrote a 30 page wiki article and people ask me the thing from page 1
how should the first paragraph of a getting started guide look
I maintain a small open source python lib, issues are full of "how do i install this"
need a runbook for restoring backups that somebody sleepy can follow at 3am
tutorial vs reference, i mix everything in one page
boss wants the deployment written down before i leave in june, i've got it all in my head
i'm engineer not writer, must explain our config file for customers
confluence is a graveyard, last edited 2021
what goes into a changelog and what in the docs
Someone on discord said our installation instructions assume you already know everything
writing a user guide for nurses who use our scheduling app, they aren't techy
contributors get lost in our CONTRIBUTING file
they skip to the code sample and copy it without the warning above it
my lab wants a page on how to run the sequencing pipeline, written for biologists
how much detail for the setup page, do i tell them what a terminal is
the wiki page i made for vpn access gets 50 questions a week
docs for a rest endpoint nobody could figure out from the swagger
intern tried my setup steps on a fresh laptop and got stuck at step 2
too many screenshots? help page for our internal tool, ops team of 12
i need to document a script i wrote that everybody in finance now depends on
`,
  'code-incident': `
site's been 502 for an hour and ppl are screaming on twitter
i ran the migration against prod instead of staging omg
What do I post in the status channel while we still don't know the cause?
payments failing since 9:14, need two sentences for customers now
root cause doc due tomorrow and it was basically Tomas's config change, how do i put it
pushed a bad flag and logins died for 20 min, nobody has noticed it was me yet
support wants wording they can paste, our api is timing out
the ceo is asking in slack whose fault the downtime was
we leaked some customer emails in a log, have to tell them
dropped the users collection. backup is 6 hrs old. how do i tell my lead
update for the third hour when nothing has changed, what do i even say
my cron emailed 40k people twice
writing up last nights pager thing so it doesnt read like a hunt for the culprit
the certificate expired on a sunday, whole shop is unreachable, we are three people, i must write to the merchants
we said it's fixed and then it crashed again
Hospital scheduling system went dark for 45 minutes, I'm on call and have to brief management in writing
i broke the build server and whole company is blocked, im 2 weeks in
is it ok to say sorry in a status update or just facts
have to write the timeline of the outage and half of it is me guessing
apologise to b2b customers for data sync being down since yesterday evening
in the incident review they'll all look at me, i typed the command
kubernetes upgrade took everything with it, what do i tell the sales guys who have a demo at noon
`,
  'code-pr-write': `
1200 lines changed, reviewers run away
my change has been open for 9 days with zero looks
what should the summary of a merge request say
how do i split a giant refactor so somebody can stomach it
first contribution to an open source project, what do i put in the box when i open it
i just write "fixes stuff" and lead told me thats not enough
Diff touches 64 files, most are renames, and I want Priya to see the three lines that count
got "lgtm" in 10 seconds, nobody truly looked at my branch
opening a MR for a security fix, how much of the why do i explain
people approve my stuff without reading or ignore it completely
my commits are like wip wip wip fix, how do i present that to a reviewer
i am new dev in berlin team and want that my patch gets review quickly, how describe it
how big is too big for one review
they ask me each time "what does this do" under my branch
should screenshots go in the description of a ui change
sent a patch to a maintainer 3 weeks ago and silence, maybe my explanation was bad
our template has 11 headings and i never know what to write under them
want feedback on just one part of my diff, how do i point people there
do i admit in the pr text that im not sure about the locking
Backend migration in one huge branch, team lead says nobody will go through this, what now
title for a change that does two things at once
hackathon code needs to land in main, i need to describe it so the infra folks arent scared
`,
  'code-review-get': `
he left 57 remarks on my 80 line change
"why would you do it this way?" was the whole comment, what do i reply
my reviewer wants it functional, the other one wants classes, im stuck in the middle
Staff engineer blocked my merge over naming, third round now, feature is due tomorrow
got torn up in review and now im scared to push again
i think the suggestion would introduce a bug, how do i say that to someone senior
how do i respond to nit nit nit nit
she rewrote my whole function in a suggestion block and i prefer mine
maintainer closed my patch with "not how we do things"
i'm 3 months into first dev job and the notes on my branch made me cry in the toilet
do i answer every remark or just fix and push
reviewer clearly didn't understand the code, and asks to remove the part that matters
they request a total redesign in the review, after ok-ing it in planning
my colleague from other country is very direct under my commits, i feel attacked, must answer politely
he keeps finding new things each round, i never get the approval
want to say i'll do that in a follow up ticket without looking lazy
public github thread, stranger called my code naive, want to answer like an adult
one comment is right and embarrassing, sql injection in my endpoint
asked to add tests for code i didnt touch
she says performance is bad, i measured it, its fine, how do i write back
what to reply when i disagree with one remark out of twelve
bot plus two humans, 90 comments, i dont know where to begin answering
`,
  'code-review-give': `
how do i word "this has a race condition" without scaring the intern
i leave 30 remarks and people hate me
Reviewing a senior's branch as the newest person, I found a memory leak, how do I write it?
this change is so bad id rather rewrite it myself. what do i put
my lead says my tone on merge requests is cold, im just short
she got defensive when i pointed out missing tests
should i approve something that works but is ugly
how can i mark what must be fixed and what's only taste
contractor's php has sql glued together with strings, i must explain him in comment why is dangerous
first time contributor sent us a patch thats nearly there, don't want to chase them off
i typed "why??" under his line and he complained to the manager
told bootcamp grad his function was 200 lines too long and now he avoids me
how to ask for a split of a 3000 line diff, nicely
want to praise something in a review without it being fake
do i point out every typo in the variable names
same mistake in every branch from this guy, null checks, how do i raise it in the comments again
my remarks get ignored, he merges anyway
review for a friend's side project, its spaghetti
copy pasted stack overflow in a PR by my teammate Ines, want to note it tactfully
I'm a maintainer and must reject a contribution someone spent weeks on
they said i sound like a teacher with a red pen when i go over their commits
what to say if i just dont understand what the code in front of me does
`,
  'code-slip': `
wont ship by the 15th, pm doesnt know yet
I told them two days, it's been eight, and I still can't say when
the client demo is friday and search isnt going to be in it
how to give a new date without it slipping again
account exec promised SSO for q2 in a contract, we didnt even start
scrum master asks are we on track, we are not
payment integration needs another sprint, how do i break it to the product owner
ceo wants a number, i got no number
the app store rejected our build so launch date is gone
burn down chart is flat and review is in two days what do i say
We've underestimated the data import badly. 3 weeks became 3 months. Steering committee on Monday.
my side of the feature is late and it blocks mobile
i am developer in outsourcing, must tell the german customer that version 2 comes late
how early do you warn that it might be late
they cut our tester and still want same go live
said done by eod, its 11pm, not done
can i offer them half the feature on the day
boss committed to a date without asking us engineers
beta was announced on the blog for tuesday, theres a showstopper bug
qa found 31 bugs last night, go live is tomorrow, marketing has the newsletter queued
the rewrite drags on and stakeholders lose patience
Second time I have to push the release back. First time they were nice about it. Not sure they will be now
`,
  'code-standup': `
my turn in the morning call and i blank
how to say "still the same ticket" for the fourth day
I mumble a list of jira numbers and nobody listens
our daily is people reading calendars at each other
10 am sync with the whole squad, i spent yesterday in meetings and have nothing to show
what do you report if you just researched stuff
want to ask for help at the check in but dont wanna look dumb, been stuck on docker since monday
intern here, 30 second update in front of 15 people, heart pounding
lead interrupts the daily to debug stuff with one guy while we all wait
async slack update, what format is good
scrum master asks me why so slow each day in the round
my update takes 5 mins cause i explain every detail of the bug
remote from manila, they do it at my 11pm and i never know what to say that matters
everyone sounds so productive in the morning round and i fixed one typo
how do i tell the team at stand-up that im blocked by another team's guy who's listening
new scrum master, our 15 minutes turned to 45, need to cut people off kindly
yesterday today blockers feels so robotic
i was sick half of yesterday, what do i say in the daily
in english daily i loose my words, need two or three simple sentences
do i mention i broke the tests in the morning meeting or fix it silently
manager turned our daily huddle into a status report for him
just started at a bank, the squad goes round every morning and i dont know how technical to be
`,
}
