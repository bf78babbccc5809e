import type { Match } from '@picadito/domain';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { FinishedNight } from './finished-night.tsx';
import { NIGHT_FAILURES, useNight, useNightChanges } from './night.ts';

/**
 * Shows the result of a night in place of a score: its champion, table and games once it is finished, before that a
 * link to the screen that records the games.
 */
export function NightResult({ match }: { match: Match }) {
  const { night, refused, isError, refetch } = useNight(match);
  const { send } = useNightChanges(match);
  if (!night) {
    return isError ? (
      <LoadError onRetry={() => void refetch()}>{NIGHT_FAILURES.load}</LoadError>
    ) : (
      <Loading />
    );
  }
  if (night.isFinished && match.rotation) {
    return (
      <FinishedNight
        {...{ match, night, send }}
        rotation={match.rotation}
        isAsked={refused.length > 0}
      />
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {night.games.length === 0
          ? 'Todavía no anotaste los partidos de la noche.'
          : 'La noche todavía no está terminada.'}
      </p>
      <ButtonLink href={paths.rotation(match.id)}>IR A LA ROTACIÓN</ButtonLink>
    </div>
  );
}
