// the package's second door
export { debriefFreely, NOT_PLAYED, ROLE_PLAY, readyMadeReply } from './free.ts'
export { play } from './play.ts'
export { hearerOf, scenarioById, scenarios } from './scenarios.ts'
