const group = (to: string, words: string): [string, string][] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => [word, to])

/**
 * Words for who somebody is, folded into one form a group, so that no score can depend on sex, origin, faith or
 * orientation. Third-person pronouns fold likewise.
 *
 * @source sources.md#identity-folding
 */
export const FOLDED: ReadonlyMap<string, string> = new Map([
  ...group('they', 'he she they ze xe'),
  // "her" is both "him" and "his", so that the four cannot be kept apart.
  ...group('them', 'him her them hir zir his their hers theirs'),
  ...group('themself', 'himself herself themself themselves themselve hisself'),
  ...group("they're", "he's she's they're"),
  ...group("they've", "they've"),
  ...group("they'll", "he'll she'll they'll"),
  ...group("they'd", "he'd she'd they'd"),
  ...group('<person>', 'man woman male female gentleman lady men women males females gentlemen ladies'),
  ...group('<child>', 'boy girl boys girls lad lass lads lasses'),
  ...group('<fellow>', 'guy gal dude chick bloke guys gals dudes chicks blokes fella fellas'),
  ...group('<mom>', 'mom dad mum mommy daddy mummy mama papa moms dads mums momma'),
  ...group('<parent>', 'mother father mothers fathers'),
  ...group('<sibling>', 'brother sister brothers sisters bro sis bros'),
  ...group('<grown-child>', 'son daughter sons daughters'),
  ...group('<spouse>', 'husband wife husbands wives'),
  ...group('<partner>', 'boyfriend girlfriend bf gf boyfriends girlfriends'),
  ...group('<relative>', 'uncle aunt nephew niece uncles aunts nephews nieces'),
  ...group('<grandparent>', 'grandfather grandmother grandpa grandma granddad grandad granny nana'),
  ...group('<title>', "mr mrs ms mx miss sir madam ma'am maam mister"),
  ...group(
    '<identity>',
    `american americans british english european europeans african africans asian asians chinese japanese korean indian indians pakistani
     mexican mexicans hispanic latino latina latinx arab arabs israeli israelis palestinian russian russians german germans french italian
     spanish irish scottish welsh canadian canadians australian brazilian nigerian kenyan turkish iranian iraqi polish ukrainian
     christian christians catholic catholics protestant muslim muslims islam islamic jew jews jewish hindu hindus sikh sikhs buddhist
     buddhists atheist atheists mormon mormons christianity judaism hinduism buddhism
     black white blacks whites brown gay gays lesbian lesbians bisexual transgender trans queer straight homosexual heterosexual lgbt lgbtq
     immigrant immigrants refugee refugees disabled deaf blind autistic elderly
     republican republicans democrat democrats liberal liberals conservative conservatives leftist socialist communist`,
  ),
])
