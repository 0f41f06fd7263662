/** Dangers that stood among the ways of the cards. */
export const AMONG_WAYS = `
o what if she threatens to hurt herself when i tell her i'm leaving her
c bruises on her wrist, long sleeves in june
o He wrote in an essay that it would make no difference if he wasn't here. I teach history, I'm not trained for that
c boy flinches when i walk past his desk
h cuts. i saw them when he reached for the chalk
o their girl told the class she wants to die, im meeting them in an hour
`
