/** As `NEEDS` of `gates.ts`: a word without which the card is never taken. Beside each stands what it was mistaken for. */
export const NEWER_NEEDS: Readonly<Record<string, RegExp>> = {
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
}

/** As `OUT` of `gates.ts`: what rules the card out although other words call for it. */
export const NEWER_OUT: Readonly<Record<string, RegExp>> = {
  'parent-big-news':
    /\bsince (?:the|our|we|my|his|her|i)\b|\b(?:won't|doesn't|hardly|stopped|barely|refuses to) (?:even )?(?:talk|speak)\w*\b/,
  'class-parent-mail': /\bmy (?:own )?parents\b/,
  'complaint-letter':
    /\b(?:left me|last letter to (?:her|him)|her one last letter|him one last letter|love letter|my ex)\b/,
  'negotiate-rent': /\b(?:so|too) fast\b|\bunderstand\b/,
  'talk-names': /\bmy (?:own )?name\b/,
  'parent-teacher-talk': /\b(?:bites?|hits|kicks|pushes) (?:other|another|kids|children|a)\b/,
  'home-money-talk': /\bmy (?:\w+ )?(?:employees?|boss|manager|team|coworker|colleague|client|customer)\b/,
  'teen-shut-door': /\bfound my (?:old )?(?:texts?|messages|letters)\b/,
  'teen-found': /\bfound (?:out (?:that )?i|my (?:old )?(?:texts?|messages|letters|diary|secret))\b/,
  'own-path': /\btell my (?:kids?|son|daughter|child|toddler|\d)|\bdad moved out\b/,
  'cold-email': /\bwrites everything\b/,
  'not-heard': /\bnobody (?:asked|invited) me\b|\btrip\b/,
  'client-brief': /\b(?:delet\w*|lost|broke|broken|crash\w*)\b/,
  'talk-new-friends':
    /\b(?:bf|gf|boyfriend|girlfriend|husband|wife|partner) (?:\w+ )?(?:never|doesn't|won't|refuses)\b/,
  'old-hurt': /\bbring(?:s|ing)? up (?:something|what|things) (?:that )?i did\b/,
  'passed-over': /\bforgot to give me\b/,
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
  'over-apologize': /\bopen mic\b|\bon stage\b|\bbefore i (?:play|sing|start|read|perform)\b/,
  'serve-angry-in-person': /\b(?:go back to|your country|my accent|my skin)\b/,
  'faith-doubt': /\bsaid something\b|\b(?:leader|pastor|priest|imam) said\b/,
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
  'teen-privacy': /\bmy (?:husband|wife|boyfriend|girlfriend|partner|boss)\b/,
  'parent-yelling': /\b(?:at me|parents yell|neighbou?rs?)\b/,
  'child-alone': /\bmy (?:students?|pupil)\b|\bi have no friends\b/,
  'partner-trust': /\bmy (?:\w+ )?(?:son|daughter|kid|teen|boss|coworker)\b/,
  'lied-to': /\bi (?:lied|cheated|hid)\b|\bmy (?:boss|student|customer)\b/,
  'drinking-near':
    /\bi (?:drink|drank|am drunk|was drunk|want to drink|gamble)\b|\b(?:so|too) drunk\b|\bmy friends (?:drink|want me)\b|\bdon't drink\b/,
  'not-ready': /\b(?:report|presentation|exam|deadline|interview|project|promot\w*)\b/,
  'help-the-proud': /\bi (?:can't|cannot|don't|am too proud|never) (?:ask|to ask)\b|\bask for help\b/,
  reconnect:
    /\b(?:borrow|dollars|money|died|passed away|lost (?:his|her|their|my)|depress(?:ed|ion) and i (?:don't|do not)|funeral|invoice|customer|client)\b|\b(?:friend|buddy|buddies|he|she) (?:\w+ ){0,5}stopped (?:answering|writing|talking|replying)\b/,
  'flaky-friend':
    /\b(?:depress\w*|cancer|borrowed|owes?|lent|secret|drunk|drinks|died|breath|smells?|screenplay|novel|invited|wedding)\b/,
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
  'class-concern': /\bmy (?:\w+ )?(?:son|daughter|kid|child)\b|\bessay\b|\bcheat\w*/,
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
}
