import { CONFIRMATION_BAR_SCALE } from '../limits.ts';

/** What a player can answer by the link: VOY, NO VOY, NO SÉ. */
export const ANSWERS = ['confirmed', 'declined', 'maybe'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Places of a match for answers by the link, unless the organiser says otherwise. */
export const CAPACITY = CONFIRMATION_BAR_SCALE;
