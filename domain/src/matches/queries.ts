import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { MATCHES_PER_PAGE_MAX, SCORES_MAX } from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';

/** Schema of the query of a list of matches. An empty value means the same as a missing one. */
export const matchesQuery = z.object({
  order: z
    ._default(z.enum(['date', 'created'], { error: MESSAGES.fieldInvalid }), 'date')
    .register(schemaMetadata, {
      description: 'The order of the matches: by date and time, or by time of creation.',
    }),
  q: z._default(z.string({ error: MESSAGES.fieldInvalid }), '').register(schemaMetadata, {
    description:
      'A search query: words of the place, weekday, date or time, or the beginning of an id.',
  }),
  limit: z
    .pipe(
      z._default(
        z
          .string({ error: MESSAGES.limitInvalid })
          .check(z.refine(isLimit, { error: MESSAGES.limitInvalid })),
        '',
      ),
      z.transform((text) => (text === '' ? MATCHES_PER_PAGE_MAX : Number(text))),
    )
    .register(schemaMetadata, {
      description: `The maximum number of results, from 1 to ${MATCHES_PER_PAGE_MAX}.`,
    }),
  cursor: z
    .pipe(
      z._default(z.string({ error: MESSAGES.cursorInvalid }), ''),
      z.transform((text) => (text === '' ? null : text)),
    )
    .register(schemaMetadata, {
      description: 'An opaque cursor, which the `Link` header of the page before contains.',
    }),
});

/** Schema of the query of any list that is read page by page. */
export const pageQuery = z.pick(matchesQuery, { limit: true, cursor: true });
export type PageQuery = z.output<typeof pageQuery>;

export const PAGE_HEADERS = {
  'X-Total-Count': 'The number of results on all pages.',
  Link: 'The address of the next page, as `<…>; rel="next"`; missing on the last page.',
};

export type MatchesQuery = z.output<typeof matchesQuery>;

function isLimit(text: string): boolean {
  if (text === '') return true;
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MATCHES_PER_PAGE_MAX;
}

/** Schema of the query for facts about several matches, such as their scores. */
export const matchIdsQuery = z.object({
  matches: z
    .pipe(
      z._default(z.string({ error: MESSAGES.fieldInvalid }), ''),
      z.pipe(
        z.transform((text: string) => text.split(',').filter((id) => id !== '')),
        z.array(z.string()).check(z.maxLength(SCORES_MAX, { error: MESSAGES.tooManyScores })),
      ),
    )
    .register(schemaMetadata, {
      description: `The ids of at most ${SCORES_MAX} matches, separated by commas.`,
    }),
});
