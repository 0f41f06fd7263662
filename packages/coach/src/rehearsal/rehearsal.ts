// the package's second door
export { debriefFreely, NOT_PLAYED, ROLE_PLAY, readyMadeReply } from './free.ts'
export { hearerOf } from './hint.ts'
export { play } from './play.ts'
export { scenarioById, scenarios } from './scenarios.ts'
