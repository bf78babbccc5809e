import type { Marks } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';

export const MARKS_PATH = '/api/marks';

/** Of all my players: who keeps the goal, and who plays together or apart. */
export function useMarks() {
  return useQuery<Marks>({ queryKey: [MARKS_PATH], meta: { failure: LOGGED.loadMarks } });
}
