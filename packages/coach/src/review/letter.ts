import { sentencesOf } from '../text/words.ts'

/** A pasted text in its parts; `body` are whole sentences as written. */
export type Letter = { greeting?: string; body: readonly string[]; close?: string; breaks: boolean }

const GREETING =
  /^\s*((?:hi|hello|dear|hey|good (?:morning|afternoon|evening))\b(?: (?:dr|mr|mrs|ms|prof|st)\.|[^\n,.!?:;]){0,40}[,!:.\n-])\s*/i
const CLOSE =
  /\s*((?:best(?: regards| wishes)?|(?:kind|warm) regards|regards|sincerely|yours(?: truly| sincerely)?|cheers|many thanks|thanks(?: so much)?|thank you|love|warmly|take care|all the best|respectfully)\s*[,.!]?(?:\s*\n?\s*\p{Lu}[\p{L}. ]{0,30})?)\s*$/iu

/** Splits a message into greeting, sentences and close. */
export const letterOf = (text: string): Letter => {
  const greeting = GREETING.exec(text)?.[1]?.trim()
  let rest = greeting === undefined ? text : text.replace(GREETING, '')
  const close = rest.length > 30 ? CLOSE.exec(rest) : null
  // "thanks for the call" inside a sentence closes nothing
  const atEnd =
    close !== null &&
    /(?:^|[.!?\n]\s*)$/.test(rest.slice(0, close.index) + (/\n/.test(close[0].slice(0, 2)) ? '\n' : ''))
      ? close[1]?.trim()
      : undefined
  if (atEnd !== undefined && close) rest = rest.slice(0, close.index)
  const body = sentencesOf(rest).map((at) => rest.slice(at.start, at.end))
  return {
    ...(greeting === undefined ? {} : { greeting }),
    body,
    ...(atEnd === undefined ? {} : { close: atEnd }),
    breaks: /\n/.test(text),
  }
}

const GOES_ON =
  /^(?:Could|Can|Would|May|Please|When|What|A|The|This|It|We|You|Thank|My|Then|Let|Maybe|If|How|Do|Did|At|There|One|Since|Is|Are|To|Your|Our|Something|Nothing)\b/

/** The parts as one text again. */
export const joinLetter = (letter: Letter): string => {
  const gap = letter.breaks ? '\n' : ' '
  const text = letter.body.join(' ')
  // behind a comma in the same line the sentence goes on
  const body =
    !letter.breaks && letter.greeting?.endsWith(',') ? text.replace(GOES_ON, (word) => word.toLowerCase()) : text
  return [letter.greeting, body, letter.close].filter((each) => each !== undefined && each !== '').join(gap)
}
