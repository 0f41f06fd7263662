import type { Put } from './edit.ts'

export type Rule = readonly [RegExp, Put]

/** Contractions that can be read one way. */
const OPEN: readonly Rule[] = [
  [/\bwon't\b/gi, 'will not'],
  [/\bcan't\b/gi, 'cannot'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n't\b/gi, '$1 not'],
  [/\bI'm\b/gi, 'I am'],
  [/\b(I|you|we|they)'ve\b/gi, '$1 have'],
  [/\b(I|you|he|she|it|we|they|that)'ll\b/gi, '$1 will'],
  [/\b(you|we|they)'re\b/gi, '$1 are'],
  [/\b(I|you|we|they)'d (like|prefer|love|appreciate|be)\b/gi, '$1 would $2'],
  [/\b(it|that|there|here)'s (?!been|got)/gi, '$1 is '],
]
const CLOSED: readonly Rule[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/gi, "$1n't"],
  [/\b(?:cannot|can not)\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\bI am (?=\w)/g, "I'm "],
  [/\b(I|you|he|she|we|they) will (?=\w)/gi, "$1'll "],
  [/\b(you|we|they) are (?=\w)/gi, "$1're "],
  [/\b(I|we) would (?=like|prefer|love)/gi, "$1'd "],
  [/\b(it|that) is (?=\w)/gi, "$1's "],
]
export const FORMAL: readonly Rule[] = [
  ...OPEN,
  [/^(?:hi|hey|hiya) there\b/gi, 'Hello'],
  [/^(?:hi|hey|hiya)\b/gi, 'Hello'],
  [/\b(?:thanks|thx) (?:a lot|so much|a ton|a bunch)\b/gi, 'thank you very much'],
  [/\b(?:thanks|thx|ty)\b/gi, 'thank you'],
  [/\b(?:ok|okay)\b/gi, 'all right'],
  [/\b(can|will) you\b/gi, 'could you'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bkids\b/gi, 'children'],
  [/\b(?:yeah|yep|yup)\b/gi, 'yes'],
  [/\bguys\b/gi, 'everyone'],
  [/,? ?\b(?:lol|haha(?:ha)*|lmao|btw|tbh|omg)\b,?/gi, ''],
  [/!+(?=\s|$)/g, '.'],
  [/ ?\p{Extended_Pictographic}\u{fe0f}?/gu, ''],
]
export const CASUAL: readonly Rule[] = [
  ...CLOSED,
  [/^dear (?=\p{Lu})/giu, 'Hi '],
  [/^(?:greetings|to whom it may concern)\b/gi, 'Hello'],
  [/\bI would (?:be grateful|appreciate it) if you (?:could|would) ([^.?!]+)\./gi, 'Could you $1?'],
  [/\bplease do not hesitate to\b/gi, 'feel free to'],
  [/\b(?:I am writing|I'm writing) (?:in order )?to inform you that /gi, ''],
  [/\bcould you kindly\b/gi, 'could you'],
  [/\bthank you\b(?! for)/gi, 'thanks'],
  [/\b(?:kind regards|best regards|yours sincerely|sincerely|yours faithfully|respectfully)\b/gi, 'Best'],
  [/\b(?:regarding|concerning)\b/gi, 'about'],
  [/\breceive\b/gi, 'get'],
  [/\brequire\b/gi, 'need'],
  [/\bpurchased\b/gi, 'bought'],
  [/\btherefore,? /gi, 'so '],
  [/^however, /gi, 'But '],
]
export const FIRMER: readonly Rule[] = [
  [/^(?:i'm |i am )?(?:so |really |very )?sorry,? but /gi, ''],
  [/\bI(?:'d| would) (?:really )?like you to\b/gi, 'I need you to'],
  [/\bI was hoping (?:that )?you could ([^.?!]+)[.?]/gi, 'Please $1.'],
  [/\bI (?:don't|do not) (?:really )?think i can\b/gi, "I can't"],
  [/\bI(?:'d| would) rather not\b/gi, "I won't"],
  [/\bI(?:'m| am) afraid (?:that )?i can't\b/gi, "I can't"],
  [/\bI (?:might|may) not be able to\b/gi, "I can't"],
  [/\bmaybe we (?:could|should)\b/gi, "let's"],
  [/^(?:could|can|would) you (?:please )?(?!be able|mind|tell me if)([^?.!]+)\?/gi, 'Please $1.'],
  [/\bI (?:just )?(?:feel|think) (?:like |that )?(?=(?:it|this|that|we)\b)/gi, ''],
  [/^(?:no worries|no problem|no pressure|that's okay|it's fine) if (?:not|you can't)[^.!?]*[.!]*$/gi, ''],
]
const ORDER =
  /^(?:please )?(send|take|call|fix|stop|clean|bring|give|tell|come|get|put|check|reply|answer|finish|move|pay|return|read|close|sign|submit|update|turn|make sure|pick|keep|respond|confirm|provide|explain) ([^?!.]+)[.!]*$/i
export const NICER: readonly Rule[] = [
  [ORDER, ({ 1: verb, 2: rest }) => `Could you ${verb?.toLowerCase()} ${rest}, please?`],
  [/^I (?:need|want|expect) you to ([^.!?]+)[.!]*$/i, 'Could you $1, please?'],
  [
    /^you (?:need to|have to|must|had better|should) (?!know|understand|see|be )([^.!?]+)[.!]*$/i,
    'Could you $1, please?',
  ],
  [/\bI (?:want|demand|expect) (?=(?:a|an|the|my|to)\b)/i, "I'd like "],
  [/^no[.,!]+ (?=I\b)/i, ''],
  [/\b(?:is|are) unacceptable\b/i, "isn't okay"],
  [/\bI don't care\b/i, "It's not my first concern"],
]

/** A verb that does not fit its subject, where a clause begins: "seeing you was hard" and "to know you is…" are right. */
const agreeing = (wrong: string, right: string): Rule => [
  new RegExp(
    `(?<=^|[,.;:!?] |\\b(?:and|but|because|if|when|that|so|where|(?<!\\bto )(?:think|know|believe|hope|feel|said)) )${wrong}\\b`,
    'gi',
  ),
  right,
]

/** Slips that can be mended with certainty. */
export const SLIPS: readonly Rule[] = [
  [/(?<![\w'.-])i(?=(?:'(?:m|ve|ll|d))?(?:[\s,.!?]|$))/g, 'I'],
  [/\bim\b(?= )/gi, "I'm"],
  [/\bive\b(?= )/gi, "I've"],
  [/\b(do|does|did|is|was|were|would|could|should|have|has|had|are)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\b(that|what)s\b(?= (?:a|the|not|why|how|what|fine|ok|it|my|your|on)\b)/gi, "$1's"],
  [
    /\bI(?:'m| am) (working|living|studying|waiting)((?: (?:here|there|(?:at|for|in|as) [\w ]{1,30}?))?) (?:since|for) ((?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|many|some|several) (?:years?|months?|weeks?|days?))\b(?! ago)/gi,
    'I have been $1$2 for $3',
  ],
  [
    /\bsince ((?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|many|some|several) (?:years?|months?|weeks?|days?))\b(?! ago)/gi,
    'for $1',
  ],
  [/\b(information|advice|feedback|homework|equipment|furniture|knowledge)s\b/gi, '$1'],
  [/\bI am agree\b/gi, 'I agree'],
  [/\bdiscuss about\b/gi, 'discuss'],
  [/\bexplain me\b/gi, 'explain to me'],
  [/\b(hear|meet|see|work)(?<=forward to \w+)\b/gi, '$1ing'],
  [/\bdepends? of\b/gi, 'depends on'],
  [/\b(could|should|would) of\b/gi, '$1 have'],
  [/\bmore (better|easier|faster|cheaper)\b/gi, '$1'],
  [
    /\bdidn't (?:came|went|saw|got)\b/gi,
    (m) =>
      `didn't ${{ came: 'come', went: 'go', saw: 'see', got: 'get' }[m[0].toLowerCase().split(' ')[1] ?? ''] ?? 'get'}`,
  ],
  agreeing('(we|they|you) was', '$1 were'),
  agreeing('(we|they|you) is', '$1 are'),
  agreeing('(we|they|you) has', '$1 have'),
  agreeing("(we|they|you|I) doesn't", "$1 don't"),
  [/\b(it|(?<!\band )(?:he|she)) don't\b/gi, "$1 doesn't"],
  [
    /(?<!(?:\b(?:and|do|does|did|can|could|will|would|should|may|might|must|to|let|make|help|(?:suggest|recommend|insist|demand|propose)(?:s|ed)?(?: that)?)|n't) )\b(he|she) have\b(?! to\b.*\?)/gi,
    '$1 has',
  ],
  [
    /(?<!\b(?:for|of|to|with|by) )\b(y)our (?=(?:welcome(?=[.,!]|$)|right about|going to|(?:not|never)(?![ -]\w+ing\b))\b|(?:always|so|really|too) [\w']+(?:[.,!?]|$))/gi,
    "$1ou're ",
  ],
  [
    /\bits (?=(?:a|an|the|not|been|ok|okay|just|about|time to)\b|(?:(?:so|very|really|too) )?(?:hard|important|difficult|easy|good|nice|late)(?: (?:to|that|for|if)\b|[.,!?]|$))/gi,
    "it's ",
  ],
  [/\btheir (?=(?:is|are|was|were|will be|has been|have been)\b)/gi, 'there '],
  [
    /\ball (\w+s) (is|was|has)\b/gi,
    (m) => `all ${m[1]} ${{ is: 'are', was: 'were', has: 'have' }[m[2]?.toLowerCase() ?? ''] ?? 'are'}`,
  ],
  [/\b(a)n? other\b/gi, '$1nother'],
  [
    /\b(a) (?=(?:emergency|accident|appointment|email|answer|idea|old|extra|issue|error|apology|invoice|address|hour|honest)\b)/gi,
    '$1n ',
  ],
  [
    /\b(have|has|had|want|wants|need|needs|going|got) too (?=(?:work|go|be|do|get|see|come|leave|stay|help|tell|ask|take|make|pay|talk|say)\b)/gi,
    '$1 to ',
  ],
  [/\brather then(?= \w)/gi, 'rather than'],
  [/\b(more|less) then(?= (?:\d+|an?|one|two|three|four|five|ten|ever|before|usual|enough)\b)/gi, '$1 than'],
  [
    /\b(better|worse|other|later|earlier|sooner|bigger|higher) then(?= (?:\d+|ever|before|usual|expected|planned|last|any|me|him|us|them|mine|yours)\b)/gi,
    '$1 than',
  ],
  [
    /\b((?:is|was|are|were|'s|'re) way|is|was|are|it's|far|not) to (late|early|much|many|loud|expensive)\b/gi,
    '$1 too $2',
  ],
  [/\b(you|they|we)(re|ve)\b(?= \w)/g, (m) => (m[0] === 'were' ? m[0] : `${m[1]}'${m[2]}`)],
]
