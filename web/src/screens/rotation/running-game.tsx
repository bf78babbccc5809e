import {
  beforeStartSentence,
  type GameOutcome,
  lentSentence,
  type Match,
  nextGameSentence,
  restSentence,
  type Rotation,
  runningGameLine,
  teamLabel,
  type TeamKey,
  timeLeftSentence,
} from '@picadito/domain';
import { useEffect } from 'react';
import { useSession } from '../../identity/session.ts';
import { A_MINUTE_MS, useNow } from '../../lib/clock.ts';
import { startOf } from '../../matches/next-match.ts';
import { TEAM_FILLS } from '../../teams/team-names.ts';
import { authorName } from '../../rotation/night.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { type GameNow, pairsOf } from './night-view.ts';
import { type PhoneNight, withRunning } from '../../rotation/phone-night.ts';
import type { useRest } from './use-rest.ts';
import { useWakeLock } from './use-wake-lock.ts';

type Change = (next: (night: PhoneNight) => PhoneNight) => void;

/**
 * Shows the teams of the running game, who comes next and who rests, and the buttons that record the game with one tap.
 */
export function RunningGame({
  match,
  rotation,
  now,
  rest,
  nameOf,
  isOff,
  onChange,
  onUndo,
  onOutcome,
}: {
  match: Match;
  rotation: Rotation;
  now: GameNow;
  rest: ReturnType<typeof useRest>;
  nameOf: (playerId: string) => string;
  /** True if no game can be recorded now. */
  isOff: boolean;
  onChange: Change;
  onUndo: (() => void) | undefined;
  onOutcome: (outcome: GameOutcome) => void;
}) {
  useWakeLock();
  useClockOfGame(match, now, onChange);
  const ownName = useSession(({ user }) => user?.name);
  const lent = now.lent.map(({ playerId }) => nameOf(playerId));
  return (
    <section aria-label="El partido" className="night-game">
      <Line now={now} />
      <p role="status" className="night-said">
        {rest.author !== null && <b>Lo anotó {authorName(rest.author, ownName)}. </b>}
        {now.rest && `${restSentence(now.rest)} `}
        {nextGameSentence(now)} {lentSentence(lent, now.havePlayedLess)}
      </p>
      <Targets {...{ now, onChange, onOutcome }} isOff={rest.isResting || isOff} />
      <div className="night-tools">
        <Button
          variant="ghost"
          size="sm"
          disabled={!onUndo || isOff || !rest.mayUndo}
          onClick={() => onUndo?.()}
        >
          <Icon name="undo" />
          DESHACER
        </Button>
        <Tools {...{ match, now, onChange }} />
      </div>
      <TimeLeft {...{ match, rotation }} />
    </section>
  );
}

/**
 * Starts the clock of the first game when the screen is open at the hour of the match or later, and of a game that
 * follows because another phone has recorded the one before.
 */
function useClockOfGame(match: Match, { seq, running }: GameNow, onChange: Change): void {
  const isDue = useNow(A_MINUTE_MS / 4) >= startOf(match) || seq > 1;
  const hasStarted = running.startedAt !== null;
  useEffect(() => {
    if (isDue && !hasStarted)
      onChange((night) => withRunning(night, seq, { startedAt: Date.now() }));
  }, [isDue, hasStarted, seq, onChange]);
}

function Line({ now }: { now: GameNow }) {
  const clock = useNow(1000);
  const { startedAt, goals } = now.running;
  const counted = { homeGoals: goals?.home ?? 0, awayGoals: goals?.away ?? 0 };
  const seconds = startedAt === null ? 0 : Math.max(0, (clock - startedAt) / 1000);
  return <p className="night-line">{runningGameLine(now, { ...counted, seconds })}</p>;
}

function Targets({
  now,
  isOff,
  onChange,
  onOutcome,
}: {
  now: GameNow;
  isOff: boolean;
  onChange: Change;
  onOutcome: (outcome: GameOutcome) => void;
}) {
  const target = (outcome: GameOutcome) => () => {
    if (!isOff) onOutcome(outcome);
  };
  const teams = [now.home, now.away] as const;
  const goals = now.running.goals ?? { home: 0, away: 0, teams };
  const count = (side: 'home' | 'away') => () =>
    onChange((night) =>
      withRunning(night, now.seq, { goals: { ...goals, [side]: goals[side] + 1 } }),
    );
  return (
    <div className="night-targets">
      {(['home', 'away'] as const).map((side) => (
        <div key={side}>
          <Target team={now[side]} isOff={isOff} onTap={target(side)} />
          <Goal team={now[side]} goals={goals[side]} onTap={count(side)} />
        </div>
      ))}
      <Button
        variant="ghost"
        className="night-draw"
        aria-disabled={isOff || undefined}
        onClick={target('draw')}
      >
        EMPATE
      </Button>
    </div>
  );
}

function Target({ team, isOff, onTap }: { team: TeamKey; isOff: boolean; onTap: () => void }) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className={classNames('night-target', TEAM_FILLS[team], isOff && 'resting')}
      onClick={onTap}
    >
      <span>GANÓ</span> {teamLabel(team)}
    </button>
  );
}

function Goal({ team, goals, onTap }: { team: TeamKey; goals: number; onTap: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Gol de ${teamLabel(team)}, van ${goals}`}
      className="night-goal"
      onClick={onTap}
    >
      <b>{goals}</b>
      <Icon name="plus" />
    </button>
  );
}

function Tools({ match, now, onChange }: { match: Match; now: GameNow; onChange: Change }) {
  const { seq, home, away } = now;
  const others = pairsOf(match.teamCount).filter(
    (pair) => !(pair.includes(home) && pair.includes(away)),
  );
  const set = (change: Parameters<typeof withRunning>[2]) => () =>
    onChange((night) => withRunning(night, seq, change));
  return (
    <Menu label="Más del partido" title={`Partido ${seq}`}>
      <MenuItem icon="clock" onSelect={() => set({ startedAt: Date.now() })()}>
        RELOJ A CERO
      </MenuItem>
      <MenuItem icon="minus" onSelect={set({ goals: null })}>
        GOLES A CERO
      </MenuItem>
      {others.map((pair) => (
        <MenuItem key={pair.join()} icon="repeat" onSelect={set({ pair, goals: null })}>
          {`JUEGAN ${pair.map(teamLabel).join(' Y ')}`}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Shows how much of the court time is left, and before the match when it is. */
function TimeLeft({ match, rotation }: { match: Match; rotation: Rotation }) {
  const now = useNow(A_MINUTE_MS / 4);
  const start = startOf(match);
  const end = start + match.courtMinutes * A_MINUTE_MS;
  if (now >= end + match.courtMinutes * A_MINUTE_MS) return null;
  return (
    <p className="text-mute">
      {now < start ? beforeStartSentence(match) : timeLeftSentence(end, now, rotation.gameMinutes)}
    </p>
  );
}
