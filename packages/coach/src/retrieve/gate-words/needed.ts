/** Words without which a card is never taken, however near the wording: its nouns stand in many other stories too. */
export const NEEDED: Readonly<Record<string, RegExp>> = {
  'care-bad-news':
    /\b(?:tell\w*|told|news|say|explain|break\w*|hide|diagnos\w*|results?|biopsy|how long|dying|cry\w*|worse|died?|dies|asks|asking|call|know|hope|positive|incurable|passed|made it|make it)\b/,
  'delivery-monotone':
    /\b(?:monoton\w*|flat|boring|bored|bore|dull|dry topic|voice|tone|sleep|asleep|life|reading|pitch|attention|phones|interesting|expression|sounds?)\b/,
  'serve-abuse-limit':
    /\b(?:swear\w*|insult\w*|abus\w*|curs(?:e|es|ed|ing)|threat\w*|call(?:s|ed)? me|scream\w*|yell\w*|shout\w*|sexual|racist|hang up|disrespect\w*|harass\w*|creep\w*|flirt\w*|names|ending|nasty|obscene|slurs?|comments)\b/,
  'care-moved-discharge':
    /\b(?:cancel\w*|postpon\w*|delay\w*|discharg\w*|reschedul\w*|moved|home|wait\w*|later|longer|bed|put off)\b/,
  'serve-hand-over':
    /\b(?:transfer\w*|hand\w*|pass\w*|forward\w*|supervisor|manager|colleague|department|another|someone else|don't know|escalat\w*|repeat\w*|bot|specialist|again|wrong)\b/,
  'sorry-at-work':
    /\b(?:sorry|replied all|apolog\w*|my (?:fault|mistake|call)|on me|down|miss\w*|mistake|blam\w*|forgot|mess\w*|wrong|mix-?up|broke|bug|cost (?:everyone|us|them)|double|late|rude|crunch|took it out|snapped|weekend)\b/,
  'interview-weakness':
    /\b(?:interview\w*|resume|cv|gap|weakness\w*|strengths?|recruiter|hiring|employer|explain|degree|gpa|record|applic\w*|last job|old job|my job because|experience|hop\w*|fired|failed|burn\w*|mistake)\b/,
  'quit-job': /\b(?:quit\w*|resign\w*|two weeks|2 weeks|notice|leav\w*|new job|last day|counteroffer)\b/,
  'care-refuses':
    /\b(?:refus\w*|won't|(?:doesn't|does not|didn't) want|stopped|against advice|convince|says? no|declin\w*|skips?|spits?)\b/,
  'ask-raise':
    /\b(?:raise|pay\w*|paid|salar\w*|money|earns?|makes? more|underpaid|promot\w*|title|compensation|wages?|offer\w*|bonus|rates?|increase)\b/,
  'delivery-fillers': /\b(?:u[mh]+s?|err?m?|fillers?|like|you know|basically|actually|sort of|kind of|right|unsure)\b/,
  'ask-meeting':
    /\b(?:meet\w*|calls?|time|calendar|appointment|minutes|office hours?|coffee|schedul\w*|sit down|one on one|1:1|talk (?:to|with)|busy|see (?:him|her|them))\b/,
  'roommate-noise':
    /\b(?:nois\w*|loud\w*|music|sleep\w*|quiet|tv|party|parties|snor\w*|bass|friends over|gaming|yell\w*|\d ?am|night|headphones|guitar|drums|alarm|slam\w*)\b/,
  'chatty-coworker':
    /^(?!.*\b(?:stopped talking|not talking|(?:don't|doesn't|won't) talk)\b)(?=.*\b(?:talk\w*|chat\w*|loud|music|quiet|noise|hums?|taps|phone|interrupt\w*|distract\w*|nonstop|desk|stories|weekend)\b)/s,
  'code-incident':
    /\b(?:outage\w*|down|servers?|site|website|app|systems?|data|incident\w*|deploy\w*|production|prod|database|service|users?|api|bugs?|logins?|crash\w*|deleted|wiped|breach|postmortem|migration)\b/,
  'client-fee':
    /\b(?:prices?|rates?|fees?|charg\w*|expensive|quotes?|free|discount|exposure|pay|paid|costs?|upfront|lowball\w*|cheap\w*|money|worth|budget|commission|comission)\b|[$£€]/,
  'delivery-rambling':
    /\b(?:rambl\w*|too (?:long|much)|long|circles|point|concise|tangents?|over ?explain\w*|zone out|side stories|half(?:way|thru)|wander\w*|babbl\w*|keep talking|(?:can't|cannot) stop|lose people|brief|summari[sz]e|stor(?:y|ies)|\d+ minutes|ten minutes)\b/,
  'unpaid-invoice':
    /\b(?:invoice\w*|bills?|billed|paid|owe[sd]?|payments?|overdue|clients?|customers?|collect\w*|money|freelance\w*|deposit)\b/,
  'negotiate-offer': /^(?!.*\b(?:tell my boss|another company|other company|to stay)\b)/s,
  micromanaged: /^(?!.*\b(?:clients?|customers?|coll?ea?gues?|co-?workers?|husband|wife|mother|partner)\b)/s,
  'care-call-doctor': /\b(?:call(?:s|ing|ed)?|phone|page|paging|ring|sbar|report to|tell the doctor|reach)\b/,
  'serve-bad-review':
    /\b(?:wrote|writes|left|leave|posted|got|google|yelp|tripadvisor|online|answer\w*|repl\w+|respon\w+|reviewed|bad reviews?|nasty|fake)\b/,
  'home-shuts-down':
    /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|marriage|home|house|fianc\w+|he|she|him|her|evenings?)\b/,
  'class-essay-feedback':
    /\b(?:essays?|papers?|drafts?|comments?|writ\w*|grad\w*|texts?|reports?|marks?|feedback|work)\b/,
  'ask-refund':
    /\b(?:refund\w*|money back|returns?|returned|exchange|voucher|charg\w*|take (?:it|them|this) back|receipt)\b/,
  'grade-dispute':
    /\b(?:grad(?:e|es|ed|ing)|regrade|marks?|scores?|rubric|points|an? [b-df](?:[+-]|\b)|midterm|exams?|zero)\b/,
  'ask-accommodation':
    /\b(?:accommodat\w*|adjustments?|disab\w*|adhd|dyslexi\w*|migraines?|diabet\w*|hard of hearing|captions?|anxiety|autis\w*|chronic|health|medical|diagnos\w*|wheelchair|my back|breaks)\b/,
  'ask-doctor': /\b(?:doctors?|appointments?|specialist|symptoms?|treatment|second opinion|physician|clinic|dentist)\b/,
  'passed-over':
    /\b(?:promot\w*|(?:but|except) me|i wanted|passed (?:me )?over|not chosen|instead of me|lead role|internally|got my job|less experience|now he'?s my|now she'?s my|i was promised)\b/,
  'own-job-loss':
    /^(?:just )?(?:got|been|was) (?:fired|laid off|let go)\b|\b(?:i(?:'m| am|'ve| have| just)? (?:\w+ )?(?:lost (?:my|the|a) job|got (?:fired|laid off|let go|sacked)|was (?:fired|laid off|let go|sacked)|fired|laid off|unemployed|out of work|quit)|lost my job|let me go|laid me off|fired me|out of work|my contract was|between jobs)\b/,
  'work-new-language': /\b(?:english|language|country|immigra\w*|accent|moved here|grammar|cannot find the words)\b/,
  'co-parent':
    /\bex\b|\bex-|\bco-?parent\w*|\b(?:custody|separated|divorced|pick-?up|other parent|(?:his|her) dad's|dads? house|moms? house)\b/,
  'cold-boss':
    /\b(?:cold|distant|ignor\w*|unfriendly|short with|one word|hello|likes? me|hates? me|looks right through|used to joke|dislikes?)\b/,
  'after-hours':
    /\b(?:\d{1,2} ?(?:pm|p\.m\.)|night|midnight|evenings?|weekends?|sundays?|saturdays?|day off|days off|vacation|holiday|after (?:work|hours|six|five|seven)|online|on call|time off)\b/,
  'being-left':
    /\b(?:divorc\w*|separat\w*|leav(?:e|es|ing) me|left me|wants (?:to (?:leave|break up)|space|a break)|needs? (?:space|a break)|broke up with me|breaking up with me|doesn't love me|moved out|seeing a lawyer|has (?:already )?decided)\b/,
  'home-parents-care':
    /\b(?:care|caring|carer|sick|ill|aging|ageing|elderly|old|older|nurs\w*|dementia|alzheimer\w*|hospital|alone|falls?|fell|assisted|groceries|rides?|driv\w*|appointments?|bills|clean\w*|strokes?|surgery|memory|does nothing|far away|everything for|(?:helps?|visits?|looks after) (?:with )?(?:my |our )?(?:dad|mom|mum|father|mother|parents))\b/,
  'art-copied':
    /\b(?:copied|copies|copying|stole|stolen|steals|ripped off|knock-?off|without (?:asking|credit|permission|my name)|reposted?|plagiari\w*|ai)\b/,
  'not-interested':
    /\b(?:not interested|\bex|isn't interested|flirt\w*|hits? on|hitting on|asked (?:me out|for my number)|likes me|has feelings|in love with me|into me|just (?:want to be )?friends|don't feel the same|asks me out)\b/,
  'parent-teacher-talk':
    /\b(?:teachers?|principal|conference|counselor|coach|kindergarten|daycare|preschool|nursery|(?:my|our) (?:son|daughter|kids?|child|boy|girl|teen\w*)|school (?:called|says|wrote|wants)|iep)\b/,
  'bad-news-team': /\b(?:team|staff|people|crew|employees|reports|department|everybody)\b/,
  'report-wrong':
    /\b(?:copied|cheat\w*|plagiar\w*|makes? fun of (?:patients|residents|customers)|report (?:him|her|them|my|it|this)|snitch|steals?|stole|stealing|takes? money|hours he|changes the numbers|safety|skips?|illegal|fraud|fak(?:es?|ed|ing)|tell hr|handed (?:them|it) in)\b/,
  'offensive-remark':
    /\b(?:go back to|said something|sweetheart|honey|darling|babe|racis\w*|sexis\w*|homophob\w*|transphob\w*|offensive|inappropriate|slurs?|mock\w*|jokes?|headscarf|hijab|really from|antisemit\w*|accent|bigot\w*)\b/,
  'public-comment':
    /\b(?:council|hearing|mayor|town hall|zoning|petition|testif\w*|public comment|school board|tenants|community meeting)\b/,
  'chair-long-talker':
    /\b(?:chair\w*|host\w*|moderat\w*|facilitat\w*|panel\w*|guests?|i (?:lead|run) (?:the|our|a)|long-?winded|nobody stops|bible study|whole time|talks too)\b/,
  'group-quiet':
    /\b(?:(?:quiet|shy|quick|new) (?:ones|members|people)|goes silent|silent when|nobody says|same (?:people|voices|ones)|two people|group|study|club|circle|muted|(?:team|staff|class|nobody|no one|people) (?:never |hardly |rarely )?(?:speaks?|talks?|says?|answers?)(?: up| a word| anything)?)\b/,
  'teen-permission': /\b(?:parents?|mom|mum|mother|dad|father)\b/,
  'neighbor-ask': /\b(?:neighbou?rs?|neighbou?r'?s|next door)\b/,
  'ask-company': /\b(?:company|stopped asking|nobody asks|come (?:over|by)|hang out|sit with me|call me)\b/,
  'sales-first-call':
    /\b(?:calls?|prospects?|sales|sell\w*|leads?|pitch\w*|proposal|budget|customers?|clients?|buyers?|price)\b/,
  'decline-offer':
    /^(?=.*\b(?:declin\w*|turn\w* (?:\w+ ){0,3}down|reject\w*|withdraw\w*|say(?:ing)? no|not taking)\b)(?=.*\b(?:offer\w*|jobs?|positions?|roles?|internship|application|recruiter|university|place)\b)/s,
  'promoted-over-friends':
    /^(?=.*\b(?:promot\w*|manag\w*|lead|boss|supervis\w*|reports? to me|in charge)\b)(?=.*\b(?:friends?|peers?|teammates?|co-?workers?|colleagues?|lunch)\b)/s,
  'client-wish': /\b(?:clients?|customers?)\b/,
  'sorry-habit':
    /\b(?:sorry|apolog\w*|talk over|right|do better|want to stop|too late|they say|says? i (?:never|always|am always))\b/,
  'talked-over':
    /\b(?:interrupt\w*|talk(?:s|ed|ing)? over|(?:cuts?|cutting) (?:me|us|him|her) off|finish(?:es)? (?:my|a) sentences?|lets? me finish|jumps? in|loudest|keep the floor|stop talking)\b/,
  'faith-hard-news':
    /\b(?:tell|telling|announc\w*|say it)\b.*\b(?:cut\w*|clos\w*|leav\w*|stops?|ends?|over|fees|scandal|go|merg\w*)\b|\b(?:cut\w*|clos\w*|leav\w*|stops?|ends?|rais\w*|merg\w*)\b.*\b(?:tell|telling|announc\w*|say it|upset)\b|\bends in\b/,
  'critique-hurt':
    /\b(?:hurt\w*|cry|cried|(?:doesn't|won't|isn't) (?:talk\w*|speak\w*)|upset|offended|crushed|awkward|regret|make up for|too honest|noticed|gave up|tore)\b/,
  'collab-share':
    /\b(?:partners?|co-?authors?|co-?writers?|together|duo|podcast|bandmate|carry\w*|leaves? everything|all the work|share)\b/,
  'parent-delicate':
    /\b(?:sex\w*|consent|periods?|puberty|porn\w*|bab(?:y|ies)|drugs?|weed|vap\w*|smok\w*|alcohol|drink\w*|drunk|pills|condoms?|nudes?|body|bodies|where (?:do )?(?:bab|kids)|strangers|touch\w*|racis\w*|war|news|gay|trans|bees|shooting|die|death)\b/,
  'politics-at-table':
    /\b(?:politic\w*|elections?|vot(?:e|es|ed|ing)|president|trump|biden|republicans?|democrats?|conservatives?|liberals?|left-?wing|right-?wing|conspirac\w*|news|government|vaccin\w*|immigra\w*|climate|guns?|abortion|debates?)\b/,
  'refuse-pressure':
    /\b(?:vap\w*|drink\w*|drunk|smok\w*|weed|drugs?|joints?|skip(?:ping)? (?:class|school)|dares?|peer pressure|steal\w*|shoplift\w*|beers?|shots|try (?:it|something))\b/,
  'speak-stutter': /\b(?:stutter\w*|stammer\w*|block on)\b/,
  'wait-till-morning':
    /^(?=.*\b(?:text\w*|messag\w*|write|send|call|e-?mail)\b)(?=.*\b(?:drunk|wine|tipsy|exx*|[12345] ?am|right now|so angry|badly|stop me)\b)/s,
  'bad-news-report':
    /^(?=.*\b(?:tell\w*|say|turn down|inform|asked|asks|wants|can't give)\b)(?=.*\b(?:promot\w*|raise|bonus|chosen|denied|applicant|hired|somebody else|someone else|request)\b)/s,
  'calm-first':
    /\b(?:calm\w*|shak\w*|breath\w*|racing|tense|trembl\w*|nervous|put(?:ting)? off|cry|crying|cries|tears?|panic\w*)\b/,
  'own-questions': /\b(?:questions?|journal\w*|habits?|myself|prompts?)\b/,
  'too-direct': /\b(?:direct|blunt|harsh|filter|intimidating|rude|cold|honest\w*|soften)\b/,
  'story-drags': /\b(?:stor(?:y|ies)|novel|plot|chapters?|script|backstory|pages)\b/,
  'voice-tired': /\b(?:voice|hoarse|throat)\b/,
  'talk-cut': /\b(?:minutes|time|too long|short\w*|points|slides|leave out|half|cut)\b/,
  'talk-end': /\b(?:end|ends|ending|endings|finish\w*|clos(?:e|ing)|last sentence)\b/,
  'ai-limits': /\b(?:models?|ai|bots?|chatbot|generated|machine|algorithm)\b/,
  'code-pr-write': /\b(?:prs?|(?:pull|merge) requests?|commit message)\b/,
  'chair-first': /\b(?:chair\w*|moderat\w*|lead\w*|run(?:ning)?|meeting)\b/,
  'client-scope':
    /^(?=.*\b(?:clients?|customers?)\b)(?=.*\b(?:chang\w*|add(?:s|ing)?|extra|budget|scope|rounds|half|more|cover)\b)/s,
  'client-brief': /\b(?:clients?|customers?)\b/,
  'serve-angry-mail':
    /^(?=.*\b(?:customers?|clients?|shop|support|complaint|angry (?:e-?)?mail)\b)(?=.*\b(?:writes?|wrote|e-?mails?|messages?|caps|capital|chat|reply|sent|write back)\b)/s,
  'lead-expert':
    /^(?=.*\b(?:lead\w*|manag\w*|teach\w*|boss|team|group|class|study)\b)(?=.*\b(?:knows?|more than|smarter|expert|experienced|older|youngest|professor)\b)/s,
  'ask-online': /\b(?:online|forums?|posts?|posting|reddit|facebook|strangers)\b/,
  'teach-hands': /\b(?:show\w*|teach\w*|train\w*|explain\w*|apprentice)\b/,
  'grief-tell-others':
    /^(?=.*\b(?:tell\w*|announc\w*|know|inform\w*|messages?|post\w*|call|write to)\b)(?=.*\b(?:died|dead|passed|death|late (?:husband|wife|father|mother|dad|mom))\b)/s,
  'parent-takes-over':
    /\b(?:driv\w*|car|keys|wheel|walker|helper|help in|alone|assisted|nursing home|bills|give up|giving up)\b/,
  'say-miss-you':
    /\b(?:miss|games?|gaming|lonely|only talk about|like roommates|drift\w*|spark|closeness|closer|attention|roommates|more time with)\b/,
  'home-taste':
    /\b(?:couch|sofa|furnitur\w*|furnish\w*|taste\w*|walls?|colou?rs?|decorat\w*|kitchen|chair|rug|curtains?)\b/,
  'parent-grades':
    /\b(?:homework|grad\w*|schools?|tests?|math|fail\w*|stud(?:y|ie[sd]|ying)|report|marks|class\w*|teachers?|exams?|motivat\w*|lazy|stupid|assign?ments?|learn\w*|f in)\b/,
  'over-apologize': /\b(?:sorry|apologi[sz]\w*)\b/,
  'parent-criticizes':
    /\b(?:mom|mum|mam|mother|ma|dad|father|parents?|folks|aunt\w*|uncle|grand\w+|family|sister|brother|in-?laws?|she|he|they|relatives?)\b/,
  'delivery-quiet':
    /\b(?:quiet\w*|loud\w*|hears?|heard|voice|mumbl\w*|soft\w*|speak up|whisper\w*|volume|louder|again|microphone|repeat)\b/,
  toast:
    /\b(?:toast\w*|speech|speach|mc|few words|say (?:something|a few)|farewell|best man|maid of honou?r|father of the bride|accept\w*|fundrais\w*|quince\w*|thank\w*|retire\w*|anniversary|wedding|graduat\w*|birthday|party|honou?r)\b/,
  'tell-feelings':
    /\b(?:crush|feelings?|likes? (?:her|him|them|you|someone|a|my|this)|love|falling|into (?:him|her)|more than friends|confess|want more)\b/,
  'step-parent':
    /\bstep\w+|\bblended\b|\bnot my (?:real )?(?:mom|mum|dad|father|mother)\b|\b(?:partner|boyfriend|girlfriend|husband|wife|his|her)(?:'?s)? (?:\w+ )?(?:kids?|sons?|daughters?|children)\b/,
  'real-talk':
    /\b(?:mom|mum|mother|dad|father|parents?|brother|sister|grand\w+|husband|wife|partner|aunt|uncle|son|daughter|family)\b/,
  'refuse-work':
    /\b(?:boss|manager|supervisor|work\w*|projects?|tasks?|shifts?|overtime|clients?|colleagues?|coworkers?|team|office|extra|deadlines?|meetings?|weekend|hours|plate|capacity|job|committee)\b/,
  'thank-you': /\b(?:thank\w*|grateful|gratitude|appreciat\w*|gifts?|presents?|kind\w*|helped|favor|mentor\w*|owe)\b/,
  'talk-new-friends':
    /\b(?:eat alone|has a group|friends?|friendships?|new (?:in|here|to)|moved (?:here|to)|know (?:anybody|nobody|no one|anyone)|lonely|adult|town|city|meet people|mom group|hang out)\b/,
  'home-long-silence':
    /\b(?:silence|silent|talk\w*|spoke\w*|speak\w*|contact|years?|estranged|cut (?:me|us|him|her|them) off|answer\w*|ghosted|reach out|calls?|writ\w+|miss|message)\b/,
  'left-out':
    /\b(?:without (?:me|us)|nobody (?:asked|invited|told) me|(?:didn't|not|wasn't|isn't|never|stopped|forgot to) (?:even )?(?:invit\w*|ask\w*)|but me|left out|excluded|they all)\b/,
  'read-own-work': /\b(?:read(?:ing)?|sing(?:ing)?|sings|poems?|poetry|songs?|mic|slam|perform\w*|stage)\b/,
  'serve-long-wait':
    /\b(?:wait\w*|queues?|lines?|late|delay\w*|minutes|behind|hold|slow|understaffed|customers?|guests?|clients?|patients?)\b/,
  'name-right': /\b(?:my (?:\w+ )?name|pronouns?|nickname|wrong name)\b/,
  'class-defiant':
    /\b(?:refus\w*|won't|talks? back|talking back|rude|defian\w*|disrupt\w*|misbehav\w*|phones?|swear\w*|swore|argu\w*|ignor\w*|says? no|said no|insult\w*|throws?|threw|walks? out|interrupt\w*|attitude|doesn't|don't|didn't|never|keeps?|clown\w*|disrespect\w*|yell\w*|shout\w*|called me|challeng\w*|rolls?|make me|front of (?:everyone|the class|all))\b/,
  'teen-shut-door':
    /\b(?:talk\w*|speak\w*|silen\w*|doors?|room|fine|grunts?|quiet|answers?|tells?|say|says|said|hates?|slam\w*|worst|shuts?|close[ds]?|distant|whatever|word|moody|withdr\w*|open up|communicat\w*|listen\w*|headphones|nothing)\b/,
  'sibling-decision': /\b(?:brothers?|sisters?|siblings?|cousins?|inherit\w*|estate|twin|family)\b/,
  'own-temper':
    /\bi (?:\w+ )?(?:snap|get (?:so |too |very )?(?:angry|mad)|go silent|shut down|explode|yell|shout|scream|say mean|lose my temper|give my \w+ the silent|walk out|take (?:my|it)|throw|freak out)\b|\bmy (?:anger|temper|own anger)\b|\bshort temper\b|\bstop yelling\b/,
  'unwanted-touch':
    /\b(?:touch\w*|hugs?|hugged|kiss\w*|butt|grab\w*|grope\w*|close to me|too close|my body|my (?:back|shoulder|leg|knee)|sexual|flirts?|creepy|leers?|stares at my)\b/,
  'care-wishes':
    /^(?=.*\b(?:patient|resident|mother|father|mom|dad)\b)(?=.*\b(?:family|wife|husband|son|daughters?|kids|children|relatives)\b)(?=.*\b(?:wants?|everything|stop|done|chemo|treatment|insists?|not to tell|decides|tube|enough|go home|refuses)\b)/s,
  'parent-in-public':
    /\b(?:store|supermarket|shop|restaurant|public|people (?:stare|look|watch)|strangers?|bus|train|plane|park|playground|in front of|everyone (?:stares|looks|watched)|tantrums?|meltdowns?|screams?|checkout|aisle|line|mall|museum|wedding|church|guests?|visit)\b/,
  'missed-exam':
    /\b(?:miss(?:ed|ing)?|overslept|slept through|exams?|tests?|midterm|finals?|quiz|assign?ments?|deadline|fail\w*|cheat\w*|cop(?:y|ied)\w*|plagiar\w*|late|turn(?:ed)? in|submit\w*|forgot|absent|absences|syllabus|attendance|skipped)\b/,
  'parent-siblings':
    /\b(?:siblings?|brothers?|sisters?|twins?|each other|older one|younger one|tattl\w*|share|(?:kids|children|boys|girls|sons|daughters|ones) (?:\w+ ){0,3}(?:fight|argue|scream|hit|compete|wrestle|quarrel|hate|bicker)\w*)\b/,
  'parents-two-rules':
    /\b(?:husband|wife|partner|boyfriend|girlfriend|we|he|she|dad|father|mom|mother|hubby|spouse|play us|parenting)\b/,
  'teen-privacy':
    /\b(?:priva\w*|passwords?|passcode|diary|journal|spy\w*|track\w*|check\w*|read|secret|locks?|locked|hid\w*|accounts?|chats?|messages|trust|snoop\w*)\b/,
  'teen-found':
    /\b(?:found|find|discover\w*|caught|came across|bag|backpack|drawer|room|vap\w*|weed|under (?:his|her) bed)\b/,
  'parent-yelling':
    /\b(?:yell\w*|scream\w*|shout\w*|bed\w*|sleep|teeth|shoes|dress\w*|listens?|patience|ten times|meltdowns?|tantrums?|clean up|raise my voice|says no|temper|refuses?|won't|late)\b/,
  'child-hurt-other':
    /\b(?:hit|hits|hitting|bit|bites?|push\w*|fight\w*|fought|bull(?:y|ies|ied|ying)|mean to|cruel|suspend\w*|expel\w*|trouble|caught|st[eo]\w*ling|stole|kicked|punched|broke|called his|called her|hurt)\b/,
  'child-alone':
    /\b(?:friends?|alone|lonely|left out|bull(?:y|ied|ies)|laugh\w*|invit\w*|nobody|no one|recess|shy|cries|crying|hates?|new school|dropped|pick(?:ed|s|ing)? on|want to go to school)\b/,
  'child-language':
    /\b(?:language|english|spanish|polish|arabic|turkish|chinese|russian|hindi|urdu|tagalog|culture|mother tongue|tongue|accent|traditions?|our clothes|american|at home)\b/,
  'partner-games':
    /^(?=.*\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+|he|him|she|man|hubby|bf|gf|spouse)\b)(?=.*\b(?:gam(?:e|es|ing)|plays?|playing|playstation|xbox|fortnite|series|netflix|computer|console|streams?)\b)/s,
  'never-sorry': /\b(?:sorry|apolog\w*|admit\w*|fault|nothing happened|doesn't see it|wrong)\b/,
  'partner-trust':
    /\b(?:jealous\w*|trust|check\w*|phone|ex|exes|texts|friend|friends|accus\w*|cheat\w*|instagram|insecure|suspicious|where i am|go out)\b/,
  'drinking-near':
    /\b(?:drink\w*|drunk|drank|alcohol\w*|sober|beers?|wine|vodka|whisk(?:e)?y|bottles?|weed|coke|cocaine|drugs?|gambl\w*|addict\w*|high|smokes?|pills|casino|betting|relaps\w*|rehab)\b/,
  'lied-to':
    /\b(?:lie|lied|lies|liar|lying|hid|hiding|kept it|cheat\w*|affair|isn't true|truth|another (?:woman|man)|secretly|behind my back)\b/,
  'not-ready':
    /\b(?:ready|too (?:fast|soon|early)|slow\w*|wait|propos\w*|not sure|need time|say it back|trapped|keep my own|rush\w*|pace|don't)\b/,
  'family-against-match':
    /^(?=.*\b(?:parents?|mother|mom|mum|father|dad|family|grand\w+|brother|sister|aunt|uncle)\b)(?=.*\b(?:accept\w*|refus\w*|won't (?:come|meet|talk)|against|hates?|don't like|doesn't like|marry|choose)\b)(?=.*\b(?:wedding|marry\w*|marri\w*|boyfriend|girlfriend|partner|husband|wife|fianc\w+|him|her)\b)/s,
  'money-home': /\b(?:money|salary|pay|pays|paid|debts?|rent|rich|send|support)\b/,
  'help-the-proud':
    /\b(?:proud|pride|ashamed|embarrass\w*|(?:refuses?|won't (?:accept|take|let)|doesn't want|says no|wont let|small))\b/,
  reconnect:
    /\b(?:years?|months?|ages|long|touch|reconnect\w*|reach out|old (?:friends?|budd\w+|school|teacher|army)|ghosted|never (?:wrote|called)|haven't (?:talked|called|written|spoken)|since (?:christmas|high school|school|college)|miss my|write again|decade)\b/,
  'gossip-me':
    /\b(?:gossip\w*|rumou?rs?|behind my back|lies about me|spread\w*|talks? (?:badly )?about me|bad things about me|whisper\w*|badly (?:about|of) me|private life|group chat about|stop talking when)\b/,
  'flaky-friend': /\bfriends?\b|\bbestie\b|\bbuddy\b|\bfriendship\b/,
  'shared-home':
    /\b(?:roomm?ates?|flatmates?|housemates?|sister|brother|lives? with (?:me|us)|dorm|apartment|flat|house)\b/,
  'neighbor-complains': /\b(?:neighbou?rs?|downstairs|upstairs|next door|tenants?|landlord)\b/,
  'blamed-unfairly':
    /\b(?:blam\w*|fault|scapegoat|under the bus|accus\w*|my error|not me|wasn't me|takes no responsibility|defend)\b/,
  'too-much':
    /\b(?:too much|too many|drown\w*|overwhelm\w*|plate|keep up|urgent|stress\w*|three people|deadlines|burn\w*|more work|never done|overload\w*|swamped|buried|workload)\b/,
  'private-news-work':
    /\b(?:pregnan\w*|expecting|baby|parental|maternity|paternity|cancer|diagnos\w*|depress\w*|surgery|operation|sick|ill|illness|panic|divorc\w*|transition\w*|health|adhd|treatment|bipolar|epilep\w*|ivf)\b/,
  'new-job-doubt':
    /\b(?:stupid|dumb\w*|fraud|imposter|impostor|idiot|slow\w*|faster|beginner|find out|understand anything|knows more|mistakes in my new|ask the same|stupid questions|not smart)\b/,
  'harsh-senior':
    /\b(?:snap\w*|yell\w*|scream\w*|shout\w*|rude|humiliat\w*|critici[sz]\w*|mock\w*|makes? me feel|small|rolls?|jokes about me|like that|corrected me|idiot|in front of)\b/,
  'wasted-meetings': /\b(?:meetings?|briefings?|committee|runs? (?:\w+ ){0,3}over|stand-?ups?|calls)\b/,
  'accent-repeat':
    /\b(?:accent|english|language|foreign|pronunciation|pronounce|immigrant|speak (?:so |too |very )?fast|fast speaking|jokes of)\b/,
  'tears-at-work': /\b(?:cried|cry|crying|tears|teared|lost it|broke down|burst|panic attack|ran out|melt\w*)\b/,
  'two-in-team':
    /^(?=.*\b(?:two|both|each other|between|conflict|one of)\b)(?=.*\b(?:team|employees?|staff|coworkers?|colleagues?|nurses?|members?|volunteers?|people|students|reports)\b)(?=.*\b(?:hate|fight\w*|conflict|quarrel\w*|argu\w*|stand|talk to each|refuse\w*|gossip|complain\w*|mediate|not (?:talk|speak)\w*|don't (?:talk|speak|get along)|enemies|feud\w*)\b)/s,
  'delicate-word':
    /\b(?:smell\w*|stinks?|odou?r|breath|hygiene|showers?|deodorant|clothes|dress(?:es|ed)?|cloth\w*|fly is open|open mouth|chews?|outfit|cleavage)\b/,
  'keep-somebody':
    /\b(?:stay|leaving|quit\w*|resign\w*|offer|another job|notice|losing|lose (?:her|him|them)|unhappy|poach\w*)\b/,
  'around-me':
    /\b(?:over my head|behind my back|around me|instead of (?:me|asking)|respect\w*|ignores?|without asking me|questions everything|listens? to me|undermin\w*|late)\b/,
  'everyone-wants-off':
    /\b(?:request|vacation|day off|days off|week off|holidays?|bonus|work from home|fewer hours|new tool|same (?:week|shift|day)|time off|leave)\b/,
  'junior-struggles':
    /\b(?:new (?:nurse|colleague|guy|girl|hire)|trainees?|interns?|apprentice|mentee|junior|colleague|coworker|team member|someone on my team|my team|preceptor|student nurse)\b/,
  'care-fear':
    /\b(?:scared|afraid|fear\w*|terrif\w*|frighten\w*|panic\w*|die|dying|hurt|cries|anxious|nervous|worried)\b/,
  'vet-resume':
    /\b(?:resum\w*|cv|linkedin|recruiter|skills|experience|terms|describe|translate|call that|civilian (?:words|job|terms|recruiter)|what i did|mos)\b/,
  'class-concern':
    /^(?=.*\b(?:students?|pupils?|class)\b)(?=.*\b(?:asleep|hungry|sleep\w*|tired|worried|alone|lunch|aggressive|failing|hates?|laugh\w*|bull\w*|cr(?:y|ies|ied)\w*|stopped|sad|changed|quiet|never talks|skips?)\b)/s,
  'class-noise':
    /^(?=.*\b(?:class\w*|students?|pupils?|grade(?:rs)?|kids|children|lecture\w*|teach\w*|lesson)\b)(?=.*\b(?:quiet|loud|shout\w*|scream\w*|attention|control|listen\w*|talk|talks|talking|seriously|phones|noise|noisy|chaos)\b)/s,
  'class-parent-news':
    /^(?=.*\b(?:parents?|mom|mother|father|dad|mum|conference|evening)\b)(?=.*\b(?:tell|told|call|test\w*|adhd|dyslexi\w*|failing|repeat|hits|caught|bad news|needs help|hear|nervous|first|older|autis\w*)\b)/s,
  'class-cheat':
    /\b(?:cheat\w*|cop(?:y|ied|ies|ying)|plagiar\w*|chatgpt|gpt|ai|same answers|notes under|write that (?:himself|herself)|internet|phone in the test)\b/,
  'serve-manager': /\b(?:manager|supervisor|boss|higher|somebody else|someone else|a man)\b/,
  'serve-own-voice':
    /\b(?:bot|robot\w*|templates?|copy|paste|human|canned|macros?|cold|real person|fake|inconvenience|personally|scripted)\b/,
  'serve-no-longer':
    /\b(?:discontinu\w*|raise (?:the |our )?prices?|prices?|clos(?:e|ing)|stop the|late|leak|breach|hacked|cancel|overbook\w*|sold out|ends|left|double|no longer|longer)\b/,
  'serve-threat':
    /\b(?:threat\w*|tiktok|sue|lawyer|ruin|star|newspaper|scam|films|post (?:it|everything|this)|bad review)\b/,
  'intimacy-talk':
    /\b(?:sex\w*|intima\w*|in bed|bedroom|kiss\w*|touched|physical\w*|sleep together|in the mood|like roommates|closeness)\b/,
  'online-comment':
    /\b(?:comments?|commented|trolls?|reddit|tiktok|instagram|facebook|online|posts?|posted|youtube|blog)\b/,
  'motivate-team':
    /^(?=.*\b(?:teams?|staff|employees|department|volunteers|everyone|people)\b)(?=.*\b(?:motivat\w*|morale|demotivat\w*|enthusias\w*|excited|cares|minimum|pep talk|burned out|mood|drive|down)\b)/s,
  'ex-last-letter':
    /^(?=.*\b(?:ex|left me|broke up|broke my heart)\b)(?=.*\b(?:letters?|writ\w*|wrote|text|messages?|closure|never said|last words|things to say|let go|send)\b)/s,
  'pay-questions-lead':
    /^(?=.*\b(?:team|employees?|my people|staff|reports?|direct report|she wants|he wants|asks)\b)(?=.*\b(?:raises?|salar\w*|paid|pay|underpaid|earns?|more money)\b)/s,
  'vet-purpose':
    /\b(?:useless|no use|purpose|who i am|matter\w*|pointless|mission|nobody|nothing|stack|meaning\w*|point of)\b/,
  'desk-taken':
    /\b(?:gave|given|handed|reassign\w*|moved (?:me )?to|cleared|sits at my|someone else|somebody else|took my)\b/,
  'earns-more':
    /\b(?:earns?|earning|mak(?:es|ing) (?:more|twice|all|\d+)|makes \w+ (?:as much|more)|paid more|rich|income|keep up|pays for everything)\b/,
  'introduce-speaker':
    /\b(?:introduc\w*|welcom\w*|keynote|present (?:the|our|a|an) (?:\w+ )?(?:author|speaker|guest))\b/,
  'how-are-you':
    /\b(?:how are you|small ?talk|my country|here are friendly|moved here|lunch|see you later|smile|rude)\b/,
  'speak-again':
    /\b(?:again|last (?:talk|time|speech|week)|now (?:i|i'm|im)|since|went wrong|disaster|froze|blackout|panicked|embarrassed|messed|get over|stuttered)\b/,
  'interview-nerves': /\b(?:interviews?|oral exams?|orals?|viva|admission)\b/,
  'edits-hurt': /\b(?:cut|cuts|edits?|edited|changed?|changing|deleted|rewr\w+|remov\w*|editor|another ending)\b/,
  'faith-pray-aloud': /\b(?:pray\w*|grace|bless\w*|devotion|worship|amen|invocation)\b/,
}
