/** The words of a list, which single spaces separate. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))
