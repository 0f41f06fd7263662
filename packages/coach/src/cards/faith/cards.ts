import type { Card } from '../../types.ts'
import { comfort } from './comfort.ts'
import { community } from './community.ts'
import { hardNews } from './hard-news.ts'
import { openingATalk } from './opening-a-talk.ts'

/** Communities of any faith; the words of faith are left to the people who hold it. */
export const faithCards: readonly Card[] = [...comfort, ...community, ...hardNews, ...openingATalk]
