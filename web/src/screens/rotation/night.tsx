import {
  absentAfter,
  gameName,
  type GameOutcome,
  type Match,
  type PendingNight,
  type Rotation,
  type ShownGame,
  type ShownNight,
} from '@picadito/domain';
import { bringIntoSight } from '../../lib/bring-into-sight.ts';
import { CHAMPION, FinishedNight } from '../../rotation/finished-night.tsx';
import { GameList } from '../../rotation/game-list.tsx';
import { useNightChanges } from '../../rotation/night.ts';
import { NightTable } from '../../rotation/night-table.tsx';
import { TwoNights } from '../../rotation/two-nights.tsx';
import { useTeamConstraints } from '../../teams/team-constraints.ts';
import { Button } from '../../ui/button.tsx';
import { NightTeams } from './night-teams.tsx';
import { gameNow, nameIn, playersOf, recordedGame, type TeamsOfNight } from './night-view.ts';
import {
  absentNow,
  afterRecording,
  afterUndoing,
  usePhoneNight,
} from '../../rotation/phone-night.ts';
import { RunningGame } from './running-game.tsx';
import { useRest } from './use-rest.ts';

type Props = {
  match: Match;
  teams: TeamsOfNight;
  night: ShownNight;
  refused: readonly PendingNight[];
};

/** Shows a night: the running game, or the champion once the night is finished. */
export function Night({ match, teams, night, refused }: Props) {
  const { send } = useNightChanges(match);
  const { rotation } = match;
  if (!rotation) return null;
  return (
    <div className="night">
      <TwoNights match={match} refused={refused} />
      {night.isFinished ? (
        <FinishedNight {...{ match, rotation, night, send }} isAsked={refused.length > 0} />
      ) : (
        <Running {...{ match, rotation, teams, night, send }} isAsked={refused.length > 0} />
      )}
    </div>
  );
}

type RunningProps = Omit<Props, 'refused'> & {
  rotation: Rotation;
  send: ReturnType<typeof useNightChanges>['send'];
  /** True while the organiser has to choose between the games of two phones; nothing is recorded until then. */
  isAsked: boolean;
};

function Running({ isAsked, ...props }: RunningProps) {
  const { match, rotation, teams, night, send } = props;
  const { games } = night;
  const { now, rest, absent, change, record, undo } = useRunningNight(props);
  if (!now) return null;
  return (
    <>
      <RunningGame
        {...{ match, rotation, now, rest }}
        nameOf={(id) => nameIn(teams, id)}
        isOff={isAsked}
        onChange={change}
        onUndo={undo}
        onOutcome={record}
      />
      <div className="night-more">
        <NightTeams
          {...{ match, teams, now, absent }}
          onAbsence={(id, isAbsent) =>
            change((before) => ({ ...before, absence: { ...before.absence, [id]: isAbsent } }))
          }
        />
        <section aria-label="La noche" className="flex flex-col gap-4">
          <NightTable teamCount={match.teamCount} {...{ rotation, games }} />
          <GameList
            {...{ match, games }}
            isOff={isAsked}
            onCorrect={(action) => {
              rest.noteOwn('correct');
              send(action);
            }}
          />
          {games.length > 0 && (
            <Button
              variant="ghost"
              disabled={isAsked}
              onClick={() => {
                send({ do: 'finish' });
                bringIntoSight(() => document.getElementById(CHAMPION));
              }}
            >
              TERMINAR LA NOCHE
            </Button>
          )}
        </section>
      </div>
    </>
  );
}

/** Returns the game that is played now, and the functions that record it and undo the last one. */
function useRunningNight({
  match,
  teams,
  night: { games },
  send,
}: Pick<RunningProps, 'match' | 'teams' | 'night' | 'send'>) {
  const { data: constraints } = useTeamConstraints();
  const players = playersOf(match.id, teams, constraints?.keepers ?? []);
  const { phone, change } = usePhoneNight(match.id);
  const rest = useRest(games);
  const now = gameNow(match, players, games, phone);
  const last = games.at(-1);

  function record(outcome: GameOutcome): void {
    if (!now) return;
    rest.noteOwn('record');
    const game = recordedGame(now, outcome, games);
    send({ do: 'record', seq: now.seq, game, seen: null });
    change((before) => afterRecording(before, now.seq + 1, Date.now()));
    if ('vibrate' in navigator) navigator.vibrate(15);
  }

  function undo(game: ShownGame): void {
    rest.noteOwn('undo');
    send({ do: 'remove', seq: game.seq, seen: gameName(game) });
    change((phoneNight) =>
      afterUndoing(phoneNight, game.seq, absentAfter(game), absentAfter(games.at(-2))),
    );
  }

  const absent = absentNow(phone, absentAfter(last));
  return { now, rest, absent, change, record, undo: last && (() => undo(last)) };
}
