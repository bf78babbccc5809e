import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { MATCHES_PER_PAGE_MAX } from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';

/** Schema of the query of a list of matches. An empty value means the same as a missing one. */
export const matchesQuery = z.object({
  order: z
    ._default(z.enum(['date', 'created'], { error: MESSAGES.fieldInvalid }), 'date')
    .register(schemaMetadata, { description: 'By date and time, or by creation.' }),
  q: z._default(z.string({ error: MESSAGES.fieldInvalid }), '').register(schemaMetadata, {
    description: 'Words of the place, weekday, date and time, or the beginning of an id.',
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
    .register(schemaMetadata, { description: `From 1 to ${MATCHES_PER_PAGE_MAX}.` }),
  cursor: z
    .pipe(
      z._default(z.string({ error: MESSAGES.cursorInvalid }), ''),
      z.transform((text) => (text === '' ? null : text)),
    )
    .register(schemaMetadata, { description: 'Opaque: comes in the reply’s `Link`.' }),
});

/** Schema of the query of any list that is read page by page. */
export const pageQuery = z.pick(matchesQuery, { limit: true, cursor: true });
export type PageQuery = z.output<typeof pageQuery>;

export const PAGE_HEADERS = {
  'X-Total-Count': 'How many there are on all pages.',
  Link: '`<…>; rel="next"`: the next page; none on the last.',
};

export type MatchesQuery = z.output<typeof matchesQuery>;

function isLimit(text: string): boolean {
  if (text === '') return true;
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MATCHES_PER_PAGE_MAX;
}
