/** What each tree of the path is called. */
export const nicknames = {
  sapling: 'Curious Sapling',
  birch: 'Emerging Birch',
  pine: 'Growing Pine',
  maple: 'Steady Maple',
  oak: 'Thriving Oak',
}
