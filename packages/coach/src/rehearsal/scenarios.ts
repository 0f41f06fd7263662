import { cards, cases, content } from '../content.ts'
import { uncapital } from '../understand/text.ts'
import type { Outcome, Scenario, TheirLine } from './types.ts'

/** The conversations that can be rehearsed with nobody but the built-in coach. */
export const scenarios: readonly Scenario[] = content.rehearsals

const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]))

export const scenarioById = (id: string): Scenario | undefined => byId.get(id)

function caseOf({ id, case: name }: Scenario) {
  const one = cases.get(name)
  const card = one && cards.get(one.card)
  if (!card || one.to === undefined) throw new Error(`rehearsal ${id}: no case "${name}" that says who is played`)
  return { one, to: one.to, card }
}

export const hearerOf = (scenario: Scenario): string => caseOf(scenario).to

/** What to try now: the card's line for how the other just reacted, else what the case advises. */
export function hintOf(scenario: Scenario, heard: TheirLine): string {
  const { one, card } = caseOf(scenario)
  const reaction = heard.reaction && card.reactions[heard.reaction]
  if (!reaction) return one.answer
  return [reaction.do, `You could say: "${reaction.say}"`].filter(Boolean).join(' ')
}

/** What to practice for the next time. Where it ended badly, the usual trap comes first. */
export function nextOf(scenario: Scenario, last: Outcome | undefined): string {
  const { card } = caseOf(scenario)
  return last === 'closed' ? `A common mistake: ${uncapital(card.trap)} ${card.exercise}` : card.exercise
}
