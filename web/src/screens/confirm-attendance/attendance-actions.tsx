import { type Match, type MatchPlayer, MESSAGES, MIN_CONFIRMED_FOR_TEAMS } from '@picadito/domain';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { toastError } from '../../ui/toast/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import { CallNext } from './call/call-next.tsx';
import type { Call } from './call/use-call.ts';

/** What comes next stands first: the running queue, else the call, else the teams. */
export function AttendanceActions({
  match,
  players,
  chosenCount,
  call,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  chosenCount: number;
  call: Call;
}) {
  const [, navigate] = useLocation();
  const [tooFew, setTooFew] = useState(false);
  const confirmed = players.filter(({ status }) => status === 'confirmed').length;
  const isReady = confirmed >= MIN_CONFIRMED_FOR_TEAMS;
  const error = tooFew && !isReady ? MESSAGES.attendanceTooFew : call.error;

  function formTeams() {
    setTooFew(!isReady);
    if (isReady) navigate(paths.formTeams(match.id));
    else toastError(MESSAGES.attendanceTooFew);
  }

  if (call.view?.next) {
    return (
      <StickyAction>
        <CallNext call={call} view={call.view} next={call.view.next} />
      </StickyAction>
    );
  }
  return (
    <StickyAction>
      <div className="flex min-w-0 flex-col gap-2 md:w-full">
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
        <div className="grid grid-cols-2 gap-3 md:grid-cols-1 md:gap-4">
          <Button
            size="sm"
            variant={isReady ? 'ghost' : 'coin'}
            className={isReady ? '' : 'md:-order-1'}
            onClick={call.start}
          >
            <Icon name="whatsapp" className="hidden sm:block" />
            {chosenCount > 0 ? `CONVOCAR ELEGIDOS (${chosenCount})` : 'CONVOCAR A TODOS'}
          </Button>
          <Button size="sm" variant={isReady ? 'coin' : 'ghost'} onClick={formTeams}>
            <Icon name="shirt" className="hidden sm:block" />
            ARMAR EQUIPOS{isReady && ` (${confirmed})`}
          </Button>
        </div>
      </div>
    </StickyAction>
  );
}
