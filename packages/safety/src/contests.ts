/** Games that are neither a place nor an evening out: "at bridge", "at the pool" and "at poker" may say where he beat her. */
const GAME =
  '(?:chess|checkers|draughts|backgammon|rummy|uno|scrabble|monopoly|catan|dominoes|mahjong|tennis|table tennis|ping pong|badminton|mario kart|fifa|(?:video|board|card) games)'
const TIMES = '(?: (?:again|once|twice|easily|(?:\\w+ ){1,2}times))?'
const CLAUSE_END = '(?=\\s*(?:[.,!?;:)"\']|$|(?:and|but|again)\\b))'
const BEATEN_AT_GAME = new RegExp(`\\b(?:beats?|beaten|beating)(?= (?:me|us)${TIMES} at ${GAME}${CLAUSE_END})`, 'gi')
/** With any of these in the message no beating is taken for a game. */
const HARM =
  /\b(?:scared|afraid|terrified|hurts?|hurting|bruise\w*|blood|bleed\w*|broke|broken|bones?|drunk|drinks|drinking|locks?|locked|hit|hits|screams?|walk|breathe|home)\b/i

/** "He beat me at chess", as a sentence about a game: "beat" alone makes it one about violence. */
export const withoutContests = (text: string): string =>
  HARM.test(text) ? text : text.replace(BEATEN_AT_GAME, 'won against')
