/**
 * What a written message should be read as: crisis-first in one of the categories whose letters are given
 * (s suicide, h self-harm, v violence, d danger, c child, e eating), `none`, `calm` (none or a resource line),
 * `mild` (none or one check line) or `resource`.
 */
type Wanted = string
export type Message = readonly [wanted: Wanted, text: string]
