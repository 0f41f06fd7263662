/** Leaves out games that can also say where it happened, as in "at bridge", "at the pool" and "at poker". */
const GAME =
  '(?:chess|checkers|draughts|backgammon|rummy|uno|scrabble|monopoly|catan|dominoes|mahjong|tennis|table tennis|ping pong|badminton|mario kart|fifa|(?:video|board|card) games)'
const TIMES = '(?: (?:again|once|twice|easily|(?:\\w+ ){1,2}times))?'
const CLAUSE_END = '(?=\\s*(?:[.!?;)"\']|$|(?:, )?(?:and|but|again)\\b))'
const BEATEN_AT_GAME = new RegExp(`\\b(?:beats?|beaten|beating)(?= (?:me|us)${TIMES} at ${GAME}${CLAUSE_END})`, 'gi')
/** If the message has any of these words, no beating is read as a game. */
const HARM =
  /\b(?:scared|afraid|terrified|hurts?|hurting|bruise\w*|welts?|black|blue|blood\w*|bleed\w*|broke|broken|bones?|drunk|drinks|drinking|locks?|locked|hit|hits|slap\w*|punch\w*|kick\w*|chok\w*|shov\w*|push\w*|threw|throw\w*|threat\w*|danger\w*|screams?|walk|breathe|home|car|with (?:a|an|the|his|her|my))\b/i

/** Turns "beat me at chess" into "won against me at chess", because "beat" alone reads as violence. */
export const withoutContests = (text: string): string =>
  HARM.test(text) ? text : text.replace(BEATEN_AT_GAME, 'won against')
