import { listeningWords } from './en/listening.ts'
import { plain } from './en/plain.ts'
import { talks } from './en/talks.ts'
import { textWords } from './en/text.ts'
import { voiceResultsWords } from './en/voice-results.ts'
import { plainly } from './plain.ts'

// Loaded when someone turns on plain language.
plainly(voiceResultsWords, plain.voiceResultsWords)
plainly(textWords, plain.textWords)
plainly(listeningWords, plain.listeningWords)
plainly(talks, plain.talks)
