import { expect, test } from 'vitest';
import {
  LISTS_PER_USER_MAX,
  MATCHES_PER_USER_MAX,
  PLAYERS_PER_LIST_MAX,
  PLAYERS_PER_USER_MAX,
} from './limits.ts';
import * as MESSAGES from './text/messages.ts';

test.each([
  [MESSAGES.tooManyLists, LISTS_PER_USER_MAX],
  [MESSAGES.listFull, PLAYERS_PER_LIST_MAX],
  [MESSAGES.tooManyPlayers, PLAYERS_PER_USER_MAX],
  [MESSAGES.tooManyMatches, MATCHES_PER_USER_MAX],
])('«%s» says the limit %d', (sentence, limit) => {
  const written = new Intl.NumberFormat('es-AR', { useGrouping: 'always' }).format(limit);
  expect(sentence).toContain(` hasta ${written} `);
});
