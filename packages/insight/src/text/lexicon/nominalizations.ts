const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [noun = '', gerund = ''] = pair.split('>')
      return [noun, gerund]
    })

/**
 * Nouns made from verbs and the verb's -ing form, where "the … of X" can be "…ing X". Our own list.
 *
 * @source sources.md#nominalizations
 */
export const NOUN_TO_GERUND: ReadonlyMap<string, string> = new Map(
  pairs(`
    implementation>implementing completion>completing creation>creating development>developing evaluation>evaluating
    examination>examining identification>identifying installation>installing introduction>introducing
    investigation>investigating modification>modifying preparation>preparing protection>protecting provision>providing
    reduction>reducing removal>removing selection>selecting submission>submitting utilization>using verification>verifying
    validation>validating assessment>assessing adjustment>adjusting assignment>assigning establishment>establishing
    improvement>improving involvement>involving measurement>measuring replacement>replacing acquisition>acquiring
    allocation>allocating approval>approving cancellation>canceling classification>classifying comparison>comparing
    confirmation>confirming consideration>considering consumption>consuming coordination>coordinating correction>correcting
    demonstration>demonstrating determination>determining distribution>distributing documentation>documenting
    elimination>eliminating estimation>estimating expansion>expanding explanation>explaining facilitation>facilitating
    integration>integrating interpretation>interpreting maintenance>maintaining observation>observing prevention>preventing
    promotion>promoting recognition>recognizing registration>registering regulation>regulating rejection>rejecting
    resolution>resolving restoration>restoring retention>keeping simplification>simplifying specification>specifying
    standardization>standardizing translation>translating transmission>sending usage>using acceptance>accepting
    avoidance>avoiding clarification>clarifying conversion>converting
  `),
)
