// the package's second door
export { debriefFreely, ROLE_PLAY } from './free.ts'
export { play } from './play.ts'
export { scenarioById, scenarios } from './scenarios.ts'
