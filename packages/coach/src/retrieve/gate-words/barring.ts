import { THEY_COME_OUT } from './opening.ts'

/** Whoever carries the news of a death needs no words of comfort for others. */
const TELLS_OF_DEATH =
  /\b(?:tell(?:ing)?|inform(?:ing)?|announc\w+|let(?:ting)? \w+ know|let(?:ting)? (?:\w+ ){1,5}know)\b[^.?!]{0,60}\b(?:that )?(?:(?:he|she|they|(?:my|our) \w+|\w+)(?: has| have| is|'s|s)? )?(?:died|dead|passed)\b/

/** Words that rule a card out although others call for it. */
export const BARRING: Readonly<Record<string, RegExp>> = {
  // what is over need not be ended
  'break-up': /\b(?:we|he|she|they) (?:broke|split) up\b|\bsince (?:the|our) (?:break-?up|divorce)\b/,
  'care-angry-family': /\b(?:co-?worker|colleague)\b/,
  'sorry-at-work':
    /\bblam(?:es?|ing|ed) (?:me|us)\b|\b(?:stop|keep|always|constantly) (?:apologi[sz]ing|apologi[sz]e|saying sorry)\b/,
  'client-brief':
    /\bby (?:today|tonight|tomorrow|monday|friday|noon)\b|\basap\b|\b(?:delet\w*|lost|broke|broken|crash\w*)\b/,
  'code-review-give':
    /\b(?:teammate|colleague|co-?worker|reviewer|he|she|nobody|lead) (?:takes (?:forever|days|weeks|ages|so long)|never reviews)\b/,
  'serve-say-no': /\b(?:boss|manager|supervisor) (?:asked|wants|told|asks|expects) (?:me|us)\b/,
  'serve-angry-call': /\bi was rude\b/,
  'being-bullied':
    /\b(?:kid|student|pupil|boy|girl|son|daughter|child|classmate) (?:\w+ ){0,3}(?:is|was|gets?) (?:being )?(?:bullied|picked on)\b/,
  'nosy-question': /\btell my (?:boss|manager|supervisor|team)\b/,
  'not-heard': /\bi (?:never|don't|should|can't) listen\b|\bnobody (?:asked|invited) me\b|\btrip\b/,
  'ask-reference': /\b(?:asks?|asked|wants|begged) me (?:to|for)\b/,
  'ask-raise':
    /\bmy (?:\w+ )?(?:employees?|reports?|interns?|assistant|staff|team member) (?:asked|asks|wants|demands|is asking)\b/,
  'bad-news-team': /\b(?:but|except) me\b|\bnot me\b/,
  'care-bad-news':
    /\b(?:wants?|asks?|asked|told|begs?|begged) (?:me|us) (?:to not|not to)\b|\bsupplier\b|\b(?:doctor|they|he|she) (?:gave|told) me\b|\bmy (?:\w+ )?(?:mom|mother|dad|father|wife|husband|son|daughter|sister|brother|grand\w+)\b[^.?!]{0,40}\b(?:diagnos\w*|cancer|doctor)\b|\bask (?:the|my) (?:doctor|oncologist)\b/,
  'care-dementia-repeats':
    /\b(?:operation|surgery)\b|\bthey keep asking\b|\b(?:family|relatives|wife|parents) keeps? asking\b/,
  'delivery-rambling':
    /\b(?:co-?workers?|colleagues?|guy|boss|neighbou?r|mate|he|she) (?:\w+ ){0,2}(?:talks|talking|chats|rambles)\b/,
  'class-quiet':
    /\bfirst (?:day|week|lesson|class)\b|\b(?:scared|afraid|dare|nervous|shy) to (?:ask|raise|speak|talk|say)\b|\bi (?:never|don't|can't) (?:raise|dare)\b/,
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
    /\b(?:supplier|vendor|contractor|plumber|courier)s?\b|\b(?:i (?:bought|ordered|paid|returned)|(?:how (?:do|can|to)|i want to|trying to) (?:i )?(?:ask for|get) (?:a |my )(?:refund|money)|my (?:booking|tickets?))\b/,
  'class-hard-mark':
    /\bparents\b|\bmy (?:own )?(?:paper|essay|grade|exam|mark|midterm|score|professor|prof|teacher)\b|\bi got an? [a-f]\b|\b(?:gave|graded|marked|failed|gives) me\b/,
  'home-parents-care': /\b(?:her|his|their) parents\b(?!')/,
  'sorry-snapped':
    /\b(?:screamed|yelled|shouted|snapped|yells|screams|yelling|screaming) at me\b|\b(?:say(?:ing)? um|(?:stop|keep|always|constantly) say(?:ing)? sorry|sorry (?:a lot|too (?:much|often)|all the time|for everything)|um and)\b/,
  'feedback-unclear': /\bgiv(?:e|ing) (?:my |the |a |him |her |them )(?:\w+ ){0,2}feedback\b/,
  'class-essay-feedback': /\b(?:more time|extension|turn (?:it |the \w+ )?in|deadline)\b/,
  'delivery-fast': /\b(?:bad|his|her|their) breath\b/,
  'negotiate-rent': /\bpay (?:his|her|their) rent\b|\btenants'? meeting\b|\b(?:so|too) fast\b|\bunderstand\b/,
  'public-comment': /\bhear me\b|\bno mic\b|\bmy voice\b|\bi (?:\w+ ){0,3}(?:chair|host|moderate)\b/,
  'group-quiet': /\b(?:students?|pupils?|seminar|my class)\b/,
  'teen-permission': /\bmy (?:\w+ )?(?:sons?|daughters?|kids?|teen\w*|child|children|husband|wife)\b/,
  'passed-over': /\bi (?:just )?(?:got|was|am) (?:just )?promoted\b|\bpromoted over my\b|\bforgot to give me\b/,
  'feedback-harsh': /\b(?:do|give|write|hold) (?:my first |a |an |his |her |their )+(?:performance )?review\b/,
  'teen-shut-door':
    /\b(?:giv(?:e|ing)|hold(?:ing)?) (?:a|my) (?:talk|speech|presentation|lecture|workshop)\b|\bon (?:the|his|her) phone\b|\b(?:quit\w*|drop out)\b|\bmy (?:\w+ )?friend (?:brings|always|keeps)\b|\bfound my (?:old )?(?:texts?|messages|letters)\b/,
  'unpaid-invoice': /\b(?:scream\w*|yell\w*|shout\w*|swear\w*|callers?)\b/,
  'missed-exam':
    /\b(?:copied my|cheated off|(?:partner|friend|classmate|student|roommate) (?:copied|cheated))\b|\b(?:dispute|regrade|unfair\w*|misread|appeal)\b/,
  'support-job-loss':
    /\b(?:i (?:just |\w+ )?(?:lost my job|got (?:fired|laid off|let go)|was (?:fired|laid off|let go))|i'm unemployed|let me go|lost my job)\b|^(?:i )?(?:just )?(?:got|been|was) (?:fired|laid off|let go)\b|\bpromot\w*|\bfire me\b/,
  'cold-email': /\b(?:so|is|just|very|been|gone|went|turned|really) cold\b|\bcold to me\b|\bwrites everything\b/,
  'art-get-critique':
    /\breads? (?:for )?\d+ minutes\b|\btalks for\b|\b(?:partner|co-?writer|co-?author) (?:never|doesn't|won't|hasn't)\b/,
  'awkward-text': /\bsaid no\b|leave me alone|stop texting|harass/,
  'support-breakup':
    /\bi (?:\w+ )?(?:cheated|lied|kissed|slept with)|\b(?:only|always|hours) (?:talks? )?(?:\w+ )?about (?:her|him|his|herself|himself)\b/,
  'negotiate-offer': /\b(?:declin\w*|turn(?:ing)? (?:it |the offer |an offer )?down|reject\w*)\b/,
  'serve-angry-in-person':
    /\b(?:on the (?:phone|line)|calls?|callers?|hotline|hang up|call cent(?:er|re))\b|\b(?:go back to|your country|my accent|my skin)\b/,
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
    /\bquit(?:s|ting)? (?:\w+ )?(?:piano|guitar|violin|music|soccer|football|sports?|dance|dancing|ballet|karate|swimming|school|college|smoking|vaping|drinking|sugar|the (?:team|band|choir|club))\b|\b(?:son|daughter|child|kid) (?:\w+ ){0,2}(?:quit|leave)\b|\b(?:co-?worker|colleague|boss|employee|she|he|they|someone|intern|teammate|manager|assistant) (?:just |suddenly )?(?:quits?|left|resigned|resigns)\b|\bleav(?:e|ing) (?:my |him|her)(?:husband|wife|boyfriend|girlfriend|partner|marriage|fianc\w+)?\b|\bmarriage\b|\bbreak(?:ing)? up\b/,
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
    /\b(?:says i'm|i have adhd|my (?:professor|prof)|my students?)\b|\bteacher\b[^.?!]{0,20}\b(?:hits?|slapp?(?:s|ed)?|grabs?|grabbed|shoves?|shoved)\b|\b(?:bites?|hits|kicks|pushes) (?:other|another|kids|children|a)\b/,
  'real-talk': /\b(?:job|seriously|lunch|work)\b/,
  'want-different':
    /\b(?:want to|going to|how (?:do|can|should) i|would like to) ask\b|\bdivorc\w*|\bdrop(?:ping)? out\b/,
  'home-calls-often': /\bcalls? (?:her|him|them|me) (?:mom|mum|dad|mother|father|by|names?)\b/,
  'sibling-decision': /\bselling\b.*\b(?:didn't|without)\b.*\bask/,
  'sorry-promise':
    /\b(?:husband|wife|boyfriend|girlfriend|partner|friend|mom|mum|dad|sister|brother|son|daughter|he|she|they) (?:\w+ )?(?:forgot|missed|broke|promised|cancell?ed)\b/,
  'say-miss-you': /\bmiss (?:my|the) (?:guys|unit|platoon|army|friends?|mom|mum|dad|mother|father|grand\w+|dog|cat)\b/,
  'faith-doubt':
    /\bleav(?:e|ing) (?:the|our|my) (?:church|parish|congregation|community)\b(?!.*\b(?:believ|doubt|faith))|\btalks (?:the whole|all the|too)|\bsaid something\b|\b(?:leader|pastor|priest|imam) said\b/,
  'refuse-pressure':
    /\bmy (?:\w+ )?(?:dad|mom|mum|father|mother|husband|wife|uncle|brother|sister|aunt|son|daughter) (?:\w+ )?(?:drinks|drank|gets drunk|smokes|vapes)\b/,
  'grief-late':
    /\b(?:asked|asks|asking) (?:me )?(?:where|why|when|if|about)\b|\bmy (?:friends|family|people)\b[^.?!]{0,20}\b(?:stopped|never|don't|forgot)\b/,
  'vet-coming-home': /\bwants? to (?:join|enlist|sign up)\b/,
  'refuse-lending':
    /\bdents?\b|\bscratch(?:es)?\b|\breturned (?:it|my)\b|\bgave (?:it|them) back\b|\b(?:scratched|dented|damaged|crashed|ruined|broke it)\b/,
  'parent-big-news':
    /\bcan't afford\b|\bsince (?:the|our|we|my|his|her|i)\b|\b(?:won't|doesn't|hardly|stopped|barely|refuses to) (?:even )?(?:talk|speak)\w*\b/,
  'faith-open-talk': /\bpreach(?:es)? (?:\w+ )?too long\b/,
  'class-parent-mail': /\bmy (?:own )?parents\b/,
  'complaint-letter':
    /\b(?:left me|last letter to (?:her|him)|her one last letter|him one last letter|love letter|my ex)\b/,
  'talk-names': /\bmy (?:own )?name\b/,
  'home-money-talk': /\bmy (?:\w+ )?(?:employees?|boss|manager|team|coworker|colleague|client|customer)\b/,
  'teen-found': /\bfound (?:out (?:that )?i|my (?:old )?(?:texts?|messages|letters|diary|secret))\b/,
  'own-path':
    /\b(?:brings?|brought|bringing) (?:it )?up\b|\bkeeps? (?:saying|mentioning|reminding)\b|\btell my (?:kids?|son|daughter|child|toddler|\d)|\bdad moved out\b/,
  'talk-new-friends':
    /\b(?:bf|gf|boyfriend|girlfriend|husband|wife|partner) (?:\w+ )?(?:never|doesn't|won't|refuses)\b/,
  'old-hurt': /\bbring(?:s|ing)? up (?:something|what|things) (?:that )?i did\b/,
  'disagree-up': /\b(?:co-?worker|colleague|teammate) (?:\w+ )?(?:keeps?|corrects?|always)\b/,
  'own-temper': /\b(?:boss|customer|client|class|students?|coworker)\b|\bat me\b/,
  'unwanted-touch': /\b(?:in touch|lost touch|touch base|crush|date)\b/,
  'care-wishes': /\b(?:yell\w*|scream\w*|shout\w*|wait\w*)\b/,
  'ask-refund':
    /\b(?:customers?|clients?|guests?|buyers?|our store|my store|we sold|(?:guy|man|woman|lady|he|she) wants? (?:a |his |her |the )?(?:refund|money))\b/,
  'work-new-language': /\bmake friends\b/,
  'phone-at-table': /\b(?:through|thru|in|into|at|checks?|checking|reads?) my (?:phone|messages|texts)\b/,
  'serve-bad-review': /\bgive (?:a|an|him|her|someone|my)\b/,
  'friend-owes': /\b(?:wants?|asks?|asked) (?:me )?to borrow\b|\b(?:gallery|clients?|company|employer|customer)\b/,
  'over-apologize':
    /\b(?:he|she|they) (?:\w+ )?(?:said|says) sorry\b|\bopen mic\b|\bon stage\b|\bbefore i (?:play|sing|start|read|perform)\b/,
  'faith-disagree': /\b(?:eulogy|funeral|gossip\w*)\b/,
  'serve-no-refund':
    /\b(?:discount|i (?:just |also )?(?:bought|ordered|paid|returned|want (?:a|my) (?:refund|money)|cancell?ed)|(?:how (?:do|can|to)|i want to|want to|trying to) (?:i )?(?:ask for|get|ask about) (?:a |my )(?:refund|money)|my (?:booking|ticket|tickets|money back))\b/,
  'class-defiant': /\bmy (?:principal|boss|head)\b|\b(?:hungry|tired|asleep)\b/,
  'interview-nerves':
    /\b(?:about (?:myself|me|yourself)|weakness|strengths?|salary|gap|why i left|fired|army|military|navy|civilian|follow(?:ed)? up|after (?:the|my) interview|heard (?:back|nothing)|i (?:have to |must )?interview (?:someone|a|an|him|her|people|candidates)|thank you)\b/,
  'refuse-again': /\bsays yes\b/,
  'parent-siblings':
    /\bmy (?:husband|wife|partner|students?|class)\b|\bmy (?:own )?(?:brother|sister) (?:and i|hates|never)\b/,
  'parents-two-rules': /\bmy ex\b|\b(?:in-?laws?|grandma|grandmother|grandparents|coworkers?|team)\b/,
  'teen-privacy':
    /\bmy (?:mom|mum|dad|mother|father|parents?) (?:keeps? )?(?:read|check|look|go|track)\w*\b|\bmy (?:husband|wife|boyfriend|girlfriend|partner|boss)\b/,
  'parent-yelling': /\b(?:at me|parents yell|neighbou?rs?)\b/,
  'child-alone': /\bmy (?:students?|pupil)\b|\bi have no friends\b/,
  'partner-trust': /\bmy (?:\w+ )?(?:son|daughter|kid|teen|boss|coworker)\b/,
  'lied-to': /\bi (?:lied|cheated|hid)\b|\bmy (?:boss|student|customer)\b/,
  'drinking-near':
    /\bi(?:'ve)? (?:just |recently )?(?:stopped|quit|gave up|given up) drinking\b|\bi(?:'m| am) sober\b|\bmy (?:own )?sobriety\b|\bi (?:drink|drank|am drunk|was drunk|want to drink|gamble)\b|\b(?:so|too) drunk\b|\bmy friends (?:drink|want me)\b|\bdon't drink\b/,
  'not-ready': /\b(?:report|presentation|exam|deadline|interview|project|promot\w*)\b/,
  'help-the-proud': /\bi (?:can't|cannot|don't|am too proud|never) (?:ask|to ask)\b|\bask for help\b/,
  reconnect:
    /\b(?:borrow|dollars|money|died|passed away|lost (?:his|her|their|my)|depress(?:ed|ion) and i (?:don't|do not)|funeral|invoice|customer|client)\b|\b(?:friend|buddy|buddies|he|she) (?:\w+ ){0,5}stopped (?:answering|writing|talking|replying)\b/,
  'flaky-friend':
    /\b(?:do|can|should|could|to) (?:i )?cancel on (?:my|him|her|them|a)\b|\b(?:told|tells|telling|shared) (?:\w+ )?(?:everyone|everybody|people|others|them all)\b|\b(?:depress\w*|cancer|borrowed|owes?|lent|secret|drunk|drinks|died|breath|smells?|screenplay|novel|invited|wedding)\b/,
  'too-much': /\bask for help\b|\b(?:talks?|drinks?|apologi[sz]e|worry|think|talk) too much\b|\bi talk too\b/,
  'wasted-meetings':
    /\b(?:he|she|colleague|co-?worker|guy|who) (?:\w+ )?talk(?:s|ing)\b|\bmy voice\b|\bmy (?:idea|point)s?\b/,
  'everyone-wants-off':
    /\b(?:but|except) me\b|\bmy (?:boss|manager|supervisor) (?:denied|said no|won't|refus\w+)\b|\bi (?:want|need) (?:a day|time|my)\b|\bask (?:my|the|for)\b/,
  'two-in-team': /\bme and (?:my|a)\b|\bmy (?:coworker|colleague) and i\b|\bmy (?:kids|sons|daughters|parents)\b/,
  'keep-somebody': /\bi (?:got|have|received) (?:an|another) offer\b|\bi(?:'m| am) (?:leaving|quitting)\b/,
  'around-me':
    /\b(?:coworker|colleague|friend|husband|wife|boyfriend|girlfriend) (?:is|comes) (?:\w+ )?late\b|\bi(?:'m| am) (?:always )?late\b/,
  'junior-struggles': /\bi (?:cried|cry|am overwhelmed)\b|\bmy (?:own )?(?:son|daughter)\b/,
  'care-fear': /\bmy (?:own )?(?:surgery|operation)\b|\bi(?:'m| am) (?:scared|afraid|terrified)\b/,
  'vet-resume': /\binterview\b|\bask\b[^.?!]{0,20}\bhelp\b/,
  'class-concern': /\bmy accent\b|\bmy (?:\w+ )?(?:son|daughter|kid|child)\b|\bessay\b|\bcheat\w*/,
  'class-parent-news':
    /\bmy (?:own )?(?:son|daughter|mom|mum|mother|father|dad|parents)\b|\bpicking on\b|\b(?:parent|mother|mom|father|dad) (?:e-?mailed|wrote|complain\w*|accus\w*|is angry|yelled)\b/,
  'class-cheat':
    /\bmy (?:professor|prof|teacher|husband|wife|boyfriend|girlfriend|partner)\b|\bmore time\b|\bcopies my\b/,
  'serve-manager':
    /\b(?:tell|told|ask) my (?:boss|manager|supervisor)\b|\bmy (?:boss|manager) (?:says|said|wants|asked)\b/,
  'serve-no-longer': /\b(?:discount|refund|warranty)\b|\bmy (?:boss|team)\b/,
  'introduce-speaker': /\bintroduce (?:myself|my (?:boyfriend|girlfriend|partner|new))\b|\bmyself\b/,
  'edits-hurt': /\b(?:hair|budget|hours|pay|my pay|minutes)\b/,
  'harsh-senior': /\b(?:customer|client|patient|husband|wife|kids?|teenager)\b(?! and)/,
  'blamed-unfairly': /\b(?:customer|husband|wife|my kids?|mother|father|mom|dad)\b/,
  'feedback-report':
    /\b(?:put|placed|have|got) me on\b|\bi(?:'m| am| got| was) (?:put |placed )?on a (?:pip|performance|improvement)\b/,
  'serve-angry-mail': /\b(?:team ?mate|colleague|co-?worker)s?\b/,
  'refuse-volunteering': /\b(?:treasurer|emcee|mc|host(?:ing)? (?:a|the)|speech|on stage)\b/,
  'delivery-quiet': /\b(?:shak(?:es?|ing|y)|trembl\w+|crack(?:s|ed|ing)?)\b/,
  'how-are-you': /\brude (?:to|with)\b/,
  'motivate-team': /\bi(?:'m| am|'m so| get) excited\b/,
  'status-update': /\b(?:not|isn't|aren't) (?:realistic|possible|doable)\b|\bunrealistic\b|\bimpossible\b/,
}
