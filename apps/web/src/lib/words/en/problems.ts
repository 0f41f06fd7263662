/** What the server says of a failure, by its code, in another language than its own. In English its own sentence stands. */
export const problems: Readonly<Partial<Record<string, string>>> = {}
