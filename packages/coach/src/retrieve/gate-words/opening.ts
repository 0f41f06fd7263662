import type { Family } from '../../types.ts'

/**
 * Words without which a family is out of the question: a name for a baby is no loss of one. A wrong card hurts more than
 * an honest "nothing close", so these are read before any score.
 */
export const FAMILIES: Partial<Record<Family, RegExp>> = {
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
export const THEY_COME_OUT =
  /\b(?:he|she|they|kid|child|son|daughter|friend|brother|sister|cousin|nephew|niece|grand(?:son|daughter|child))(?:'s| is|s| are|'re| might be| may be| could be) (?:\w+ )?(?:gay|lesbian|bi|bisexual|queer|trans(?:gender)?|nonbinary)\b|\bcame out to (?:me|us)\b|\bcom(?:es|ing) out to (?:me|us)\b/

/** The same for single cards. */
export const CARDS: Readonly<Record<string, RegExp>> = {
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
