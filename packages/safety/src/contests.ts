const GAME =
  '(?:chess|checkers|draughts|backgammon|cards|poker|rummy|bridge|uno|scrabble|monopoly|catan|dominoes|mahjong|darts|pool|snooker|billiards|bowling|trivia|tennis|table tennis|ping pong|badminton|squash|golf|mini golf|mario kart|fifa|(?:video|board|card) games?|(?:every|this|that|the) game)'
const TIMES = '(?: (?:again|once|twice|easily|every time|all the time|(?:\\w+ ){1,2}times))?'
/** The game ends its clause: "at chess practice" is a place, and "at pool parties" is none. */
const CLAUSE_END = '(?=\\s*(?:[.,!?;:)"\']|$|(?:and|but|again|every|last|on|this|yesterday|today|now|because|so)\\b))'
const BEATEN_AT_GAME = new RegExp(`\\b(?:beats?|beaten|beating)(?= (?:me|us)${TIMES} at ${GAME}${CLAUSE_END})`, 'gi')

/** "He beat me at chess", as a sentence about a game: "beat" alone makes it one about violence. */
export const withoutContests = (text: string): string => text.replace(BEATEN_AT_GAME, 'won against')
