const CONTEST =
  /\b(?:chess|checkers|draughts|backgammon|cards?|poker|rummy|bridge|uno|scrabble|monopoly|dominoes|mahjong|darts|pool|snooker|billiards|bowling|(?:table |mini )?(?:tennis|golf)|ping pong|badminton|squash|basketball|football|soccer|hockey|baseball|cricket|rugby|fencing|wrestling|judo|races?|racing|marathon|10k|quiz|trivia|video games?|board games?|mario kart|fifa|tournament|league|championship|spelling bee|debate|match(?:es)?)\b/i
/** What a message about a beating says, and one about a lost game doesn't. */
const HARM =
  /\b(?:afraid|scared|scares|fear|frighten\w*|hurts?|bruis\w*|bleed\w*|blood|marks|belt|fists?|hits?|hitting|slap\w*|punch\w*|kick\w*|chok\w*|drunk|drinks|drinking|angry|furious|rage|temper|cry|cries|crying|police|hospital|leave him|leave her)\b/i
const BEATEN =
  /\b(?:beats?|beaten|beating) (me|us)\b(?!(?: \S+){0,2} (?:when|whenever|every time|if|because|after|until|with|for)\b)/gi

/**
 * "He beat me at chess" as a message about a game, which "beat" alone would make one about violence. A message that has any word of
 * harm stays as it is.
 */
export const withoutContests = (text: string): string =>
  CONTEST.test(text) && !HARM.test(text) ? text.replace(BEATEN, 'won against $1') : text
