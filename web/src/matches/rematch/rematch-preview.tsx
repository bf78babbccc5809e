import { attendanceOf, groupCall, type Match, rematchDate, withoutAway } from '@picadito/domain';
import { useState } from 'react';
import { useSharedMoney } from '../../money/shared-money.ts';
import { useGroupLink } from '../../group-link/link.ts';
import { useLists } from '../../players/lists/lists.ts';
import { useAway } from '../../players/absences.ts';
import { usePlayersApart } from '../../players/players.ts';
import { browserTimeZone } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MatchSummary } from '../match-summary.tsx';
import { playersText } from '../../players/players-text.ts';
import { RematchCall } from './rematch-call.tsx';
import { useRematchSteps } from './use-rematch-steps.ts';

/** Shows the date, place and players of the rematch, and the button that creates it. */
export function RematchPreview({
  match,
  matches,
  saving,
  onClose,
}: {
  match: Match;
  matches: readonly Match[];
  saving: boolean;
  onClose: () => void;
}) {
  // The date is computed once, so that the preview shows what is created even after the new match is among `matches`.
  const [date] = useState(() =>
    rematchDate(match, { matches, now: Date.now(), organiserZone: browserTimeZone() }),
  );
  const { confirmed } = attendanceOf(match);
  const steps = useRematchSteps(onClose);
  const list = useLists().data?.find(({ id }) => id === match.listId);
  // The players are also cached for the next screen.
  const { data: players, isLoading } = usePlayersApart(match.listId);
  const link = useGroupLink(match.listId);
  // The cost of the new match is that of the last one.
  const { line } = useSharedMoney(match, 'call');
  const all = (players ?? []).map(({ id, name }) => ({ id, name, status: 'pending' as const }));
  const called = withoutAway(all, useAway(date));
  return (
    <>
      <div className="mt-4 flex flex-col gap-2 text-lg">
        <MatchSummary match={{ ...match, date }} />
        {list && (
          <p className="flex items-start gap-2.5">
            <Icon name="users" className="h-[1lh] text-coin" />
            {list.name} · {playersText(players?.length ?? list.playerCount)}
          </p>
        )}
      </div>
      {confirmed > 0 && <p className="mt-3 text-mute">{lastTime(confirmed)}</p>}
      <div role="alert" className="mt-4 empty:hidden">
        {steps.failure && <FieldError>{steps.failure}</FieldError>}
      </div>
      {steps.isCalling ? (
        <RematchCall
          isCreated={steps.isCreated}
          isSheetClosed={steps.isSheetClosed}
          isReady={!isLoading && !link.isLoading}
          onCall={() =>
            void steps.call(
              groupCall({ ...match, date }, called, link.data?.address ?? null, undefined, line),
            )
          }
          onSkip={steps.skipCall}
        />
      ) : (
        <RematchActions
          matchId={match.id}
          saving={saving}
          onCreate={() => steps.start(match, date)}
          onClose={onClose}
        />
      )}
    </>
  );
}

function RematchActions({
  matchId,
  saving,
  onCreate,
  onClose,
}: {
  matchId: string;
  saving: boolean;
  onCreate: () => void;
  onClose: () => void;
}) {
  return (
    <div className="mt-5 flex flex-col gap-4">
      <Button loading={saving} onClick={onCreate}>
        <Icon name="flag" />
        CREAR PARTIDO
      </Button>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={paths.rematch(matchId)} variant="ghost" size="sm" className="grow">
          <Icon name="edit" />
          Cambiar detalles
        </ButtonLink>
        <Button variant="ghost" size="sm" className="grow" disabled={saving} onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </div>
  );
}

function lastTime(confirmed: number): string {
  return confirmed === 1
    ? 'La última vez confirmó 1 jugador.'
    : `La última vez confirmaron ${confirmed} jugadores.`;
}
