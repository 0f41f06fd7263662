import { listeningWords } from './en/listening.ts'
import { plain } from './en/plain.ts'
import { textWords } from './en/text.ts'
import { voiceResultsWords } from './en/voice-results.ts'
import { plainly } from './plain.ts'

// Results in short, everyday words. Loaded once somebody asks for them.
plainly(voiceResultsWords, plain.voiceResultsWords)
plainly(textWords, plain.textWords)
plainly(listeningWords, plain.listeningWords)
