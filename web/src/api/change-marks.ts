import type { Keeper, Marks, PairReply } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';
import { http } from '../lib/http.ts';
import { MARKS_PATH as PATH } from './marks.ts';
import { touched, written } from '../sync/cache/invalidate.ts';
import { type PairWish, withKeeper, withPair } from '../teams/with-mark.ts';

/** Marks a player as keeper or takes it back: shown at once, asked for again when it could not be stored. */
export function useMarkKeeper() {
  const mark = useShowMarks();
  return useMutation({
    meta: { failure: LOGGED.saveMark },
    mutationFn: ({ playerId, isKeeper }: Keeper) =>
      http<Keeper>('PUT', `/api/players/${playerId}/keeper`, { isKeeper }),
    onMutate: (wish) => mark.show((marks) => withKeeper(marks, wish)),
    onSuccess: (stored) => mark.show((marks) => withKeeper(marks, stored)),
    onError: mark.askAgain,
  });
}

/** Two who play together or apart; `kind` null takes it back. Shown as `useMarkKeeper` does. */
export function useMarkPair() {
  const mark = useShowMarks();
  return useMutation({
    meta: { failure: LOGGED.saveMark },
    mutationFn: (wish: PairWish) => http<PairReply>('PUT', '/api/pairs', wish),
    onMutate: (wish) => mark.show((marks) => withPair(marks, wish)),
    onSuccess: (stored) => mark.show((marks) => withPair(marks, stored)),
    onError: mark.askAgain,
  });
}

function useShowMarks() {
  const client = useQueryClient();
  return {
    show: (change: (marks: Marks) => Marks) =>
      written(client, [PATH], () =>
        client.setQueryData<Marks>([PATH], (marks) => marks && change(marks)),
      ),
    askAgain: () => touched(client, PATH),
  };
}
