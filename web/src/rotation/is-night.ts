import type { Match } from '@picadito/domain';

/** Tells whether a match is a night: three or four teams play it. */
export const isNight = ({ teamCount }: Pick<Match, 'teamCount'>) => teamCount > 2;
