import { isPlainDate, MESSAGES } from '@picadito/domain';
import { invalid } from '../app-error.ts';
import type { MatchPosition } from '../store/tables/matches/match-pages.ts';

const TIME = /^\d\d:\d\d$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** Returns an opaque cursor for the position at which a page of matches ends; only this file knows its format. */
export function cursorAt({ date, time, created_at }: MatchPosition): string {
  return Buffer.from([date, time, created_at].join(' ')).toString('base64url');
}

/** Returns the position that a cursor contains. Throws (422) for a text that `cursorAt` has not made. */
export function positionAt(cursor: string): MatchPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [date = '', time = '', createdAt = ''] = text.split(' ');
  const position = { date, time, created_at: createdAt };
  const isOurs = isPlainDate(date) && TIME.test(time) && TIMESTAMP.test(createdAt);
  if (!isOurs || cursorAt(position) !== cursor) throw invalid('cursor', MESSAGES.cursorInvalid);
  return position;
}
