import type { Card, Context, Family } from '../types.ts'
import { NEWER_NEEDS, NEWER_OUT } from './gates-newer.ts'

/**
 * Words without which a family is out of the question: a name for a baby is no loss of one. A wrong card hurts more than
 * an honest "nothing close", so these are read before any score.
 */
const FAMILIES: Partial<Record<Family, RegExp>> = {
  grief:
    /\blost (?:his|her|their|my|our|a|the|someone|somebody) ?(?:\w+ )?(?:mom|mother|mum|dad|father|parents?|wife|husband|partner|son|daughter|child|baby|bab\w+|brother|sister|twins?|friend|grand\w+|uncle|aunt|cousin|dog|cat|pet|horse|pregnancy|fianc\w+|close|someone)\b|\b(?:died|dies|dead|death|passed(?: away)?|loss|funerals?|janazah|shiva|vigil|wake|eulogy|condolences?|griev\w*|grief|mourn\w*|miscarr\w*|stillb\w*|suicide|took (?:his|her|their) (?:own )?life|put (?:(?:him|her|it|them) )?(?:down|to sleep)|anniversary|widow\w*|bereave\w*|memorial|burial|graves?|ashes|sympathy|killed|gone|expecting|pregnan\w*)\b/,
  care: /\b(?:patients?|nurs\w*|doctors?|wards?|hospitals?|discharge\w*|dementia|alzheimer\w*|pills?|meds?|medications?|relatives|clinic|shift|sbar|treatments?|diagnos\w*|famil(?:y|ies)|on call|hospice|er|icu|care home|nursing home|carer|caregiver|memory|recover|surgery|instructions|same (?:thing|question))\b/,
  veteran:
    /\bwhat it was like\b|\b(?:army|navy|marines?|military|veterans?|deploy\w*|service|corps\w*|air force|coast guard|combat|soldiers?|boot camp|recruits?|enlisted|sergeant|civilian\w*|over there|war|like orders|(?:give|giving|bark\w*) orders|rank|mos|nco|platoon|squad|unit|infantry|medic|vets?|tour|discharge\w*|barracks|uniform|killed|since i (?:came|got) (?:back|home)|homecoming)\b/,
  code: /\b(?:pr|prs|pull requests?|merge\w*|code\w*|coding|reviews?|reviewers?|bugs?|deploy\w*|releases?|stand-?ups?|sprints?|readme|docs?|documentation|outages?|production|prod|refactor\w*|tech\w*|architect\w*|apis?|commits?|tickets?|daily|microservices?|database|table|migration|servers?|developers?|devs?|engineers?|design|wiki|onboarding|incident|nit\w*|slips?|launch|system|down)\b/,
  serve:
    /\b(?:customers?|clients?|guests?|callers?|calls?|refunds?|reviews?|orders?|store|shop|counter|complain\w*|support|tickets?|queue|wait\w*|reservations?|buyers?|shipp\w*|billed|warranty|reception|hotline|passengers?|patrons?|swear\w*|tables?|kitchen|escalat\w*|hold|supervisor|manager|delivery)\b/,
  class:
    /\b(?:students?|pupils?|class\w*|lessons?|essays?|grades?|graded|grading|school|teach\w*|group (?:projects?|work)|project|professor|marks?|exams?|parents?|kids|lectures?|seminar|course|talk back|group)\b/,
  faith:
    /\b(?:church\w*|faith|gods?|pray\w*|sermons?|congregation|choir|pastors?|mosque|synagogue|believ\w*|bible|religio\w*|small group|temple|iftar|khutbah|ministr\w*|worship|hymns?|mass|parish\w*|rabbi|imam|priest|community|atheist|scripture|verses?|devotion\w*|homily|elders?|deacons?|shabbat|easter|ramadan|heaven|blessing)\b/,
  interview:
    /\b(?:interview\w*|recruiters?|hir(?:e|ed|ing)|jobs?|salary|resume|cv|candidates?|weakness\w*|gap|employer|application|applied|position|role|offer|panel|pay|making|make|about (?:yourself|me))\b/,
  art: /\b(?:story|stories|novel\w*|paint\w*|songs?|band\w*|films?|screenplays?|scripts?|poems?|poetry|drafts?|galler\w*|arts?|artists?|music\w*|photo\w*|writing|writers?|pieces?|chapters?|lyrics|drawings?|designs?|books?|manuscripts?|crit|critique|workshop|dance|choreograph\w*|sculpture|exhibit\w*|portfolio|agents?|editors?|documentar\w*|producers?|theater|plays?|comics?|album|co-writ\w*|residency|rejection|cut|creative|collab\w*|pitch)\b/,
  parent:
    /\b(?:kids?|child(?:ren)?|sons?|daughters?|teen\w*|toddlers?|bab(?:y|ies)|boys?|girls?|\d{1,2} ?(?:year|yr|yo)|homework|school|teacher|tantrums?|meltdowns?|curfew|stepson|stepdaughter|puberty|grandson|granddaughter)\b/,
}

/** Somebody else is who may be coming out: words for one's own news would be put into the wrong mouth. */
const THEY_COME_OUT =
  /\b(?:he|she|they|kid|child|son|daughter|friend|brother|sister|cousin|nephew|niece|grand(?:son|daughter|child))(?:'s| is|s| are|'re| might be| may be| could be) (?:\w+ )?(?:gay|lesbian|bi|bisexual|queer|trans(?:gender)?|nonbinary)\b|\bcame out to (?:me|us)\b|\bcom(?:es|ing) out to (?:me|us)\b/

/** Whoever carries the news of a death needs no words of comfort for others. */
const TELLS_OF_DEATH =
  /\b(?:tell(?:ing)?|inform(?:ing)?|announc\w+|let(?:ting)? \w+ know|let(?:ting)? (?:\w+ ){1,5}know)\b[^.?!]{0,60}\b(?:that )?(?:(?:he|she|they|(?:my|our) \w+|\w+)(?: has| have| is|'s|s)? )?(?:died|dead|passed)\b/

const CARDS: Readonly<Record<string, RegExp>> = {
  'someone-comes-out': THEY_COME_OUT,
  'being-bullied':
    /\b(?:(?:bull(?:y|ies|ied)|make fun of|mocks?|pick(?:s|ed|ing)? on|call(?:s|ed)? me|laughs? at) (?:me|us|names)|(?:am|i'm|im|being|been|get|getting|was) (?:\w+ )?bullied|bullies|they bully|take my things)\b/,
  'grief-pregnancy-loss':
    /\b(?:miscarr\w*|stillb\w*|lost (?:her|the|their|our|a|his|my) (?:bab\w+|pregnan\w*|twins?|child)|pregnancy|weeks|ultrasound|ectopic|ivf|due date)\b/,
  'grief-pet': /\b(?:dogs?|cats?|pets?|horse|bird|rabbit|hamster|puppy|kitten|animal|vet)\b/,
  'grief-suicide-loss': /\bsuicide\b|own life|killed (?:himself|herself|themsel)/,
  'support-illness':
    /\b(?:ill|illness|sick|cancer|diagnos\w*|disease|hospital|surgery|chemo\w*|strokes?|ms|treatment|tumor|parkinson\w*|dialysis|transplant|remission|terminal)\b/,
  'support-job-loss':
    /\b(?:lost (?:his|her|their|a|the) job|laid off|layoffs?|lay-?offs?|fired|unemployed|redundan\w*|let go|out of work|job)\b/,
  'support-breakup':
    /\b(?:break\w*|broke|broken|dump\w*|divorc\w*|split|separat\w*|cheat\w*|left (?:him|her)|his ex|her ex)\b/,
  'support-low-friend':
    /\b(?:depress\w*|low|down|sad|cancel\w*|withdr\w*|worri\w*|not ok|mental|anxi\w*|struggl\w*|check(?:ing)? in|lonely|off lately|strange lately|distant|not (?:herself|himself|themselves)|burn\w*)\b/,
  'support-just-listen': /\b(?:listen\w*|fix\w*|hear|heard|advice|solution\w*|vents?|venting)\b/,
  'support-vents-a-lot':
    /\b(?:complain\w*|vent\w*|therapist|drain\w*|dump\w*|rants?|calls?|negative|cries|problems|drama|listen\w*|about (?:herself|himself|themselves|her|his)|asks?|hours)\b/,
  'home-calls-often': /\b(?:calls?|calling|phones?|rings?|texts?|messages?)\b/,
  'home-in-laws':
    /\b(?:in-?laws?|mother-in-law|father-in-law|sister-in-law|brother-in-law|husband'?s|wife'?s|partner'?s|boyfriend'?s|girlfriend'?s|his (?:mother|mom|parents|family|dad)|her (?:mother|mom|parents|family|dad))\b/,
  'negotiate-rent': /\b(?:landlord\w*|landlady|rent\w*|lease|apartment|flat|tenants?|deposit)\b/,
  'refuse-lending':
    /\b(?:lend\w*|lent|borrow\w*|loans?|money|cosign\w*|co-sign\w*|owe[sd]?|rent|bail|cash|bucks|dollars)\b|[$£€]/,
  'friend-owes': /\b(?:owe[sd]?|lent|lend|borrow\w*|money|pay|paid|back|loan|cash|bucks|venmo)\b|[$£€]/,
  'ask-more-time':
    /\b(?:deadlines?|extensions?|more time|late|due|finish\w*|behind|postpone\w*|push|another (?:day|week)|overdue|on time|turn(?:ed)? (?:it |this )?in|hand(?:ed)? (?:it |this )?in|by (?:mon|tues|wednes|thurs|fri)day)\b/,
  'negotiate-offer': /\b(?:offers?|offered|counter\w*|negotiat\w*|signing)\b/,
  'talk-dating':
    /\b(?:dat(?:e|es|ing)|app|match\w*|crush|flirt\w*|number|tinder|hinge|bumble|likes?|ask (?:him|her|them) out|coffee|into (?:him|her)|barista)\b/,
  'home-same-fight': /\b(?:fights?|fighting|argu\w*|quarrel\w*|same|every (?:night|week|time|day)|bicker\w*|yell\w*)\b/,
  'break-up': /\b(?:break\w*|end\w*|leav\w*|dump\w*|over|relationship|split|done|see(?:ing)? (?:him|her|them))\b/,
  'quit-job': /\b(?:quit\w*|resign\w*|two weeks|2 weeks|notice|leav\w*|new job|last day|counteroffer)\b/,
  compliment: /\b(?:compliment\w*|prais\w*|nice|say(?:s|ing)? (?:i|my|nice|that)|proud|thank)\b/,
  'awkward-text':
    /\b(?:texts?|texted|texting|read|reply|replied|messages?|k|sent|dm|whatsapp|screenshot|chat|ghost\w*|write back)\b/,
  'cold-email':
    /\b(?:cold (?:e-?mail|message|call)|e-?mails?|linkedin|reach out|write|stranger|never met|don't know (?:me|him|her)|message|contact|introduce)\b/,
  'vet-orders-tone':
    /\b(?:e-?mails?|like orders|(?:give|giving|bark\w*) orders|blunt|harsh|direct|tone|commands?|abrupt|rude|snap\w*|jokes?|humou?r|soldiers?|boot camp|sergeant)\b/,
  'ask-clarity':
    /\b(?:vague|unclear|understand|understood|clear\w*|mean[st]?|instructions?|confus\w*|wants? from me|expect\w*|acronym\w*|assignment|clarify|meant)\b/,
  'follow-up':
    /\b(?:follow\w*|repl(?:y|ied|ies)|answer\w*|respon\w*|heard back|silence|no word|e-?mails?|remind\w*|ghost\w*|ignor\w*|waiting|still no)\b/,
  'parent-big-news':
    /\b(?:divorc\w*|separat\w*|mov(?:e|ing)|tell|telling|explain|died|baby|sick|cancer|job|news|adopt\w*|split|remarr\w*)\b/,
  'care-moved-discharge':
    /\b(?:discharge\w*|postpon\w*|home today|moved|reschedul\w*|appointment|cancel\w*|not (?:coming|going) home|can't come home|delay\w*|surgery)\b/,
  'class-parent-mail': /\b(?:parents?|mother|father|mom|dad)\b/,
}

/** Words without which a card is never taken, however near the wording: its nouns stand in many other stories too. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  ...NEWER_NEEDS,
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
    /\b(?:sorry|apolog\w*|my (?:fault|mistake|call)|on me|down|miss\w*|mistake|blam\w*|forgot|mess\w*|wrong|mix-?up|broke|bug|cost (?:everyone|us|them)|double|late|rude|crunch|took it out|snapped|weekend)\b/,
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
}

/** Words that rule a card out although others call for it. */
const OUT: Readonly<Record<string, RegExp>> = {
  'care-angry-family': /\b(?:co-?worker|colleague)\b/,
  'sorry-at-work': /\b(?:stop|keep|always|constantly) (?:apologi[sz]ing|apologi[sz]e|saying sorry)\b/,
  'client-brief': /\bby (?:today|tonight|tomorrow|monday|friday|noon)\b|\basap\b/,
  'code-review-give':
    /\b(?:teammate|colleague|co-?worker|reviewer|he|she|nobody|lead) (?:takes (?:forever|days|weeks|ages|so long)|never reviews)\b/,
  'serve-say-no': /\b(?:boss|manager|supervisor) (?:asked|wants|told|asks|expects) (?:me|us)\b/,
  'serve-angry-call': /\bi was rude\b/,
  'being-bullied':
    /\b(?:kid|student|pupil|boy|girl|son|daughter|child|classmate) (?:\w+ ){0,3}(?:is|was|gets?) (?:being )?(?:bullied|picked on)\b/,
  'nosy-question': /\btell my (?:boss|manager|supervisor|team)\b/,
  'not-heard': /\bi (?:never|don't|should|can't) listen\b/,
  'ask-reference': /\b(?:asks?|asked|wants|begged) me (?:to|for)\b/,
  'ask-raise':
    /\bmy (?:\w+ )?(?:employees?|reports?|interns?|assistant|staff|team member) (?:asked|asks|wants|demands|is asking)\b/,
  'bad-news-team': /\b(?:but|except) me\b|\bnot me\b/,
  'care-bad-news':
    /\b(?:doctor|they|he|she) (?:gave|told) me\b|\bmy (?:\w+ )?(?:mom|mother|dad|father|wife|husband|son|daughter|sister|brother|grand\w+)\b[^.?!]{0,40}\b(?:diagnos\w*|cancer|doctor)\b|\bask (?:the|my) (?:doctor|oncologist)\b/,
  'care-dementia-repeats':
    /\b(?:operation|surgery)\b|\bthey keep asking\b|\b(?:family|relatives|wife|parents) keeps? asking\b/,
  'delivery-rambling':
    /\b(?:co-?workers?|colleagues?|guy|boss|neighbou?r|mate|he|she) (?:\w+ ){0,2}(?:talks|talking|chats|rambles)\b/,
  'class-quiet':
    /\b(?:scared|afraid|dare|nervous|shy) to (?:ask|raise|speak|talk|say)\b|\bi (?:never|don't|can't) (?:raise|dare)\b/,
  'grief-pet': /\b(?:extension|essay|deadline|assignment|thesis)\b/,
  'let-someone-go': /^(?:i )?(?:just )?(?:got|been|was) (?:fired|laid off|let go)\b|\bfired me\b/,
  'bad-news-report':
    /\bi (?:was|got|did ?n.?t get|wasn.?t|am not)\b|\bask(?:ing)? for (?:a|my)\b|\bi want a\b|\btell my (?:boss|manager|supervisor|director)\b/,
  'bad-news-up':
    /\bboss (?:gave|promised|took|wants|asked|never|always|keeps)\b|\b(?:(?:one|a|tell) stor(?:y|ies)|interview\w*)\b/,
  'story-drags': /\b(?:feedback|comments|workshop|harsh|critique|opinion|agent|editor|reject\w*)\b/,
  'calm-first': /\b(?:paper|stage|audience|slides|speech|presentation)\b/,
  'client-scope': /\b(?:favor|warranty|refund)\b/,
  'code-pr-write': /\b(?:comment on|reviewing a|review (?:a|his|her|their))\b/,
  'grief-tell-others':
    /\b(?:my (?:\w+ )?(?:kids?|sons?|daughters?|child(?:ren)?|toddler)|year[- ]old|(?:never|haven't|havent) (?:wrote|written|called)|what (?:do|can|should) i (?:say|write) to (?:him|her|them|a)|condolence\w*|card)\b/,
  'grief-first-words': TELLS_OF_DEATH,
  'last-words':
    /^(?!.*\b(?:dying|hospice|terminal|deathbed|last (?:days|weeks))\b).*\b(?:died|passed away|is dead|funeral)\b/s,
  'home-same-fight':
    /\bmy (?:\w+ )?(?:kids|children|boys|girls|sons|daughters|parents) (?:\w+ )?(?:fight|argue)|\band (?:his|her) (?:wife|husband|girlfriend|boyfriend) (?:\w+ )?(?:fight|argue)|\b(?:code|pull requests?|my reviews|couch|sofa|furniture)\b/,
  'coming-out': THEY_COME_OUT,
  'our-fault':
    /\b(?:i (?:bought|ordered|paid|returned)|(?:how (?:do|can|to)|i want to|trying to) (?:i )?(?:ask for|get) (?:a |my )(?:refund|money)|my (?:booking|tickets?))\b/,
  'class-hard-mark':
    /\bparents\b|\bmy (?:own )?(?:paper|essay|grade|exam|mark|midterm|score|professor|prof|teacher)\b|\bi got an? [a-f]\b|\b(?:gave|graded|marked|failed|gives) me\b/,
  'home-parents-care': /\b(?:her|his|their) parents\b(?!')/,
  'sorry-snapped':
    /\b(?:screamed|yelled|shouted|snapped|yells|screams|yelling|screaming) at me\b|\b(?:say(?:ing)? um|(?:stop|keep|always|constantly) say(?:ing)? sorry|sorry (?:a lot|too (?:much|often)|all the time|for everything)|um and)\b/,
  'feedback-unclear': /\bgiv(?:e|ing) (?:my |the |a |him |her |them )(?:\w+ ){0,2}feedback\b/,
  'class-essay-feedback': /\b(?:more time|extension|turn (?:it |the \w+ )?in|deadline)\b/,
  'delivery-fast': /\b(?:bad|his|her|their) breath\b/,
  'negotiate-rent': /\bpay (?:his|her|their) rent\b|\btenants'? meeting\b/,
  'public-comment': /\bhear me\b|\bno mic\b|\bmy voice\b|\bi (?:\w+ ){0,3}(?:chair|host|moderate)\b/,
  'group-quiet': /\b(?:students?|pupils?|seminar|my class)\b/,
  'teen-permission': /\bmy (?:\w+ )?(?:sons?|daughters?|kids?|teen\w*|child|children|husband|wife)\b/,
  'passed-over': /\bi (?:just )?(?:got|was|am) (?:just )?promoted\b|\bpromoted over my\b/,
  'feedback-harsh': /\b(?:do|give|write|hold) (?:my first |a |an |his |her |their )+(?:performance )?review\b/,
  'teen-shut-door':
    /\b(?:giv(?:e|ing)|hold(?:ing)?) (?:a|my) (?:talk|speech|presentation|lecture|workshop)\b|\bon (?:the|his|her) phone\b|\b(?:quit\w*|drop out)\b|\bmy (?:\w+ )?friend (?:brings|always|keeps)\b/,
  'unpaid-invoice': /\b(?:scream\w*|yell\w*|shout\w*|swear\w*|callers?)\b/,
  'missed-exam':
    /\b(?:copied my|cheated off|(?:partner|friend|classmate|student|roommate) (?:copied|cheated))\b|\b(?:dispute|regrade|unfair\w*|misread|appeal)\b/,
  'support-job-loss':
    /\b(?:i (?:just |\w+ )?(?:lost my job|got (?:fired|laid off|let go)|was (?:fired|laid off|let go))|i'm unemployed|let me go|lost my job)\b|^(?:i )?(?:just )?(?:got|been|was) (?:fired|laid off|let go)\b|\bpromot\w*|\bfire me\b/,
  'cold-email': /\b(?:so|is|just|very|been|gone|went|turned|really) cold\b|\bcold to me\b/,
  'art-get-critique': /\b(?:partner|co-?writer|co-?author) (?:never|doesn't|won't|hasn't)\b/,
  'awkward-text': /\bsaid no\b|leave me alone|stop texting|harass/,
  'support-breakup':
    /\bi (?:\w+ )?(?:cheated|lied|kissed|slept with)|\b(?:only|always|hours) (?:talks? )?(?:\w+ )?about (?:her|him|his|herself|himself)\b/,
  'negotiate-offer': /\b(?:declin\w*|turn(?:ing)? (?:it |the offer |an offer )?down|reject\w*)\b/,
  'serve-angry-in-person': /\b(?:on the (?:phone|line)|calls?|callers?|hotline|hang up|call cent(?:er|re))\b/,
  'neighbor-noise': /\b(?:roommates?|flatmates?|housemates?)\b|\bpark(?:s|ed|ing)?\b(?!.*\b(?:loud|noise|music)\b)/,
  'speak-up-meeting':
    /\b(?:he|she|who|colleague|coworker|guy) (?:\w+ )?talks? too much\b|\bmy (?:\w+ )?(?:team|staff|people|group|class|students) (?:never|hardly|rarely|doesn't|don't|won't|goes|is silent|says nothing)\b/,
  'parent-phone-rules':
    /\bmy (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|fianc\w+|dad|mom|mother|father|friend) (?:is|scrolls|looks|checks|stares|texts|never|always)\b/,
  'stage-blank': /\b(?:interrupt\w*|cuts? me off|talks? over me)\b/,
  'ask-meeting': /\b(?:say(?:ing)? no|declin\w*|skip (?:a|the|this)|get out of)\b/,
  'being-left':
    /\bi (?:really |just |think i )?(?:want|need|have|plan|decided|am going|should) to (?:leave|break up|end|separate|divorce)\b|\bi'm (?:leaving|ending|breaking up)|\b(?:leave|leaving) my (?:husband|wife|partner|boyfriend|girlfriend)\b/,
  'quit-job':
    /\b(?:co-?worker|colleague|boss|employee|she|he|they|someone|intern|teammate|manager|assistant) (?:just |suddenly )?(?:quits?|left|resigned|resigns)\b|\bleav(?:e|ing) (?:my |him|her)(?:husband|wife|boyfriend|girlfriend|partner|marriage|fianc\w+)?\b|\bmarriage\b|\bbreak(?:ing)? up\b/,
  'grief-funeral':
    /\b(?:since|after) (?:\w+ ){0,3}(?:funeral|wake|burial)\b|\b(?:hasn't|haven't|not|stopped) (?:spoken|talked|speaking|talking)\b/,
  'sorry-habit':
    /\b(?:stop|keep|always|start\w*|even|constantly) (?:\w+ ){0,3}(?:say(?:ing)? sorry|with sorry|apologi[sz]ing)\b|\bsay sorry (?:too|before|even|all|for everything)|\bapologi[sz]e (?:for everything|too|all the time)|over.?apologi/,
  'support-vents-a-lot': /\bmy (?:therapist|counsel+or|psychologist)\b/,
  'friend-hard-talk':
    /\b(?:imam|pastor|priest|rabbi|vicar|boss|manager|teacher|professor|landlord)\b|\bi (?:told|shared|passed on|gave away) (?:my |her |his |a )?(?:\w+ )?secret\b|\bi lied\b/,
  'art-give-critique':
    /\b(?:open mic|i (?:wrote|have to read|sing|perform)|wrote (?:a|an|my) (?:\w+ )?(?:poem|song|story|text)\b.*\b(?:read|sing|perform)|first time (?:singing|reading|playing)|asked (?:a|my) \w+ for feedback|feedback on my)\b/,
  'parent-teacher-talk':
    /\b(?:says i'm|i have adhd|my (?:professor|prof)|my students?)\b|\bteacher\b[^.?!]{0,20}\b(?:hits?|slapp?(?:s|ed)?|grabs?|grabbed|shoves?|shoved)\b/,
  'real-talk': /\b(?:job|seriously|lunch|work)\b/,
  'want-different':
    /\b(?:want to|going to|how (?:do|can|should) i|would like to) ask\b|\bdivorc\w*|\bdrop(?:ping)? out\b/,
  'home-calls-often': /\bcalls? (?:her|him|them|me) (?:mom|mum|dad|mother|father|by|names?)\b/,
  'sibling-decision': /\bselling\b.*\b(?:didn't|without)\b.*\bask/,
  'sorry-promise':
    /\b(?:husband|wife|boyfriend|girlfriend|partner|friend|mom|mum|dad|sister|brother|son|daughter|he|she|they) (?:\w+ )?(?:forgot|missed|broke|promised|cancell?ed)\b/,
  'say-miss-you': /\bmiss (?:my|the) (?:guys|unit|platoon|army|friends?|mom|mum|dad|mother|father|grand\w+|dog|cat)\b/,
  'faith-doubt':
    /\bleav(?:e|ing) (?:the|our|my) (?:church|parish|congregation|community)\b(?!.*\b(?:believ|doubt|faith))|\btalks (?:the whole|all the|too)/,
  'refuse-pressure':
    /\bmy (?:\w+ )?(?:dad|mom|mum|father|mother|husband|wife|uncle|brother|sister|aunt|son|daughter) (?:\w+ )?(?:drinks|drank|gets drunk|smokes|vapes)\b/,
  'grief-late': /\bmy (?:friends|family|people)\b[^.?!]{0,20}\b(?:stopped|never|don't|forgot)\b/,
  'vet-coming-home': /\bwants? to (?:join|enlist|sign up)\b/,
  'refuse-lending': /\b(?:scratched|dented|damaged|crashed|ruined|broke it)\b/,
}

/** Nobody who speaks of these needs a line for small talk. */
const HEAVY =
  /\b(?:(?:wants|filed for|getting) (?:a )?divorce|separation|cancer|died|funeral|affair|cheated|miscarr\w*|lawyer|arrested|fired|laid off|chemo\w*)\b/

/** Those who speak of a ward or a home for the old are on duty, and the daughter in it is somebody's. */
const ON_DUTY = /\b(?:patients?|residents?|ward|care home|nursing home|charge nurse)\b/

/** A talk before children is a talk, and no matter between a parent and a child. */
const ON_STAGE = /\b(?:giv(?:e|ing)|hold(?:ing)?) (?:a |my |the )?(?:talk|speech|presentation|lecture|workshop)\b/

/** Whether a card is out for what was told, however near its wording comes. */
export const isBarred = (card: Card, told: string): boolean =>
  (card.family === 'small-talk' && HEAVY.test(told)) ||
  (card.family === 'parent' && (ON_DUTY.test(told) || ON_STAGE.test(told))) ||
  OUT[card.id]?.test(told) === true ||
  NEWER_OUT[card.id]?.test(told) === true ||
  NEEDS[card.id]?.test(told) === false

/** Whether a card may be considered at all for what was told. The context of faith opens the faith family. */
export const isOpen = (card: Card, told: string, context: Context): boolean => {
  const own = CARDS[card.id]
  if (own && !own.test(told)) return false
  const family = FAMILIES[card.family]
  if (!family || family.test(told)) return true
  return card.family === 'faith' && context === 'Faith'
}
