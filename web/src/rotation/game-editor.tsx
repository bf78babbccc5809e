import {
  type Game,
  type GameOutcome,
  GOALS_MAX,
  teamLabel,
  teamsOf,
  type TeamKey,
} from '@picadito/domain';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/inputs/segmented.tsx';
import { Select } from '../ui/inputs/select.tsx';

type Facts = Pick<Game, 'home' | 'away' | 'outcome' | 'homeGoals' | 'awayGoals'>;
type Side = 'home' | 'away';

const GOALS = Array.from({ length: GOALS_MAX + 1 }, (_, goals) => String(goals));

/**
 * Form that corrects a game: its teams, who won, and its goals, which may stay unknown. For another pair of teams the
 * game has no lent players any more.
 */
export function GameEditor({
  teamCount,
  game,
  onSave,
  onCancel,
}: {
  teamCount: number;
  game: Game;
  onSave: (game: Omit<Game, 'seq'>) => void;
  onCancel: () => void;
}) {
  const { seq: _, lent, absent, ...facts } = game;
  const [now, setNow] = useState<Facts>(facts);

  function save(): void {
    const { home, away } = now;
    const isSamePair = home === game.home && away === game.away;
    onSave({ ...now, lent: isSamePair ? lent : [], absent });
  }

  return (
    <form
      className="result-step"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Sides teamCount={teamCount} game={now} onChange={setNow} />
      <Segmented<GameOutcome>
        label="Quién ganó"
        options={[
          { value: 'home', label: `GANÓ ${teamLabel(now.home)}` },
          { value: 'draw', label: 'EMPATE' },
          { value: 'away', label: `GANÓ ${teamLabel(now.away)}` },
        ]}
        value={now.outcome}
        onChange={(outcome) => setNow(withOutcome(now, outcome))}
      />
      <div className="result-actions">
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit">GUARDAR</Button>
      </div>
    </form>
  );
}

function Sides({
  teamCount,
  game,
  onChange,
}: {
  teamCount: number;
  game: Facts;
  onChange: (game: Facts) => void;
}) {
  return (
    <div className="grid grid-cols-2 gap-4">
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className="flex flex-col gap-2">
          <Select
            aria-label={side === 'home' ? 'Un equipo' : 'El otro equipo'}
            value={game[side]}
            onChange={({ target }) => onChange(withTeam(game, side, target.value as TeamKey))}
          >
            {teamsOf(teamCount).map((team) => (
              <option key={team} value={team}>
                {teamLabel(team)}
              </option>
            ))}
          </Select>
          <Select
            aria-label={`Goles de ${teamLabel(game[side])}`}
            value={game[`${side}Goals`] ?? ''}
            onChange={({ target }) => onChange(withGoals(game, side, target.value))}
          >
            <option value="">Sin contar</option>
            {GOALS.map((goals) => (
              <option key={goals}>{goals}</option>
            ))}
          </Select>
        </div>
      ))}
    </div>
  );
}

/** Returns the game with another team on one side. A team that was on the other side changes place with it. */
function withTeam(game: Facts, side: Side, team: TeamKey): Facts {
  const other = side === 'home' ? 'away' : 'home';
  return { ...game, [other]: game[other] === team ? game[side] : game[other], [side]: team };
}

/**
 * Returns the game with the goals of one side, and the outcome that follows from them; unknown goals of the other side
 * become 0. With '' the goals of both sides become unknown and the outcome stays.
 */
export function withGoals(game: Facts, side: Side, text: string): Facts {
  if (text === '') return { ...game, homeGoals: null, awayGoals: null };
  const counted = { homeGoals: game.homeGoals ?? 0, awayGoals: game.awayGoals ?? 0 };
  const goals = { ...counted, [`${side}Goals`]: Number(text) };
  const sign = Math.sign(goals.homeGoals - goals.awayGoals);
  const outcome = sign === 0 ? 'draw' : sign > 0 ? 'home' : 'away';
  return { ...game, ...goals, outcome };
}

/** Returns the game with another outcome. Goals that contradict it become unknown. */
export function withOutcome(game: Facts, outcome: GameOutcome): Facts {
  return game.outcome === outcome ? game : { ...game, outcome, homeGoals: null, awayGoals: null };
}
