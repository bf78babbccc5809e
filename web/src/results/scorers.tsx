import type { KnownResult, Score, Scorer } from '@picadito/domain';
import { useState } from 'react';
import type { SavedPlayer } from '../teams/teams.ts';
import { Icon } from '../ui/icon.tsx';
import { type GoalKind, namelessGoals, type Side, sideOfGoal, SIDES, withGoal } from './goals.ts';

type Players = Record<Side, readonly SavedPlayer[]>;

/** Lists the players of both teams; a tap on a name adds a goal of that player. Goals may stay without a scorer. */
export function Scorers({
  result,
  players,
  onChange,
}: {
  result: KnownResult;
  players: Players;
  onChange: (result: KnownResult) => void;
}) {
  const [kind, setKind] = useState<GoalKind>('goals');
  const [full, setFull] = useState<Side | null>(null);
  const ids = (side: Side) => players[side].map(({ id }) => id);
  const nameless = namelessGoals(result, { claro: ids('claro'), oscuro: ids('oscuro') });

  function add(side: Side, playerId: string): void {
    const scoring = sideOfGoal(side, kind);
    setKind('goals');
    setFull(nameless[scoring] === 0 ? scoring : null);
    if (nameless[scoring] > 0) onChange(withGoal(result, playerId, kind));
  }

  function takeBack({ playerId, goals }: Scorer): void {
    setFull(null);
    onChange(withGoal(result, playerId, goals > 0 ? 'goals' : 'ownGoals', -1));
  }

  const row = { result, onAdd: add, onTakeBack: takeBack };
  return (
    <section aria-label="Goleadores" className="scorers">
      <p role="status">{full ? fullText(full, result[full]) : hintOf(nameless, result)}</p>
      <div>
        <Team side="claro" look="bg-claro" players={players.claro} {...row} />
        <Team side="oscuro" look="bg-oscuro" players={players.oscuro} {...row} />
      </div>
      <button
        type="button"
        className={kind === 'ownGoals' ? 'text-coin' : 'text-mute'}
        onClick={() => setKind(kind === 'goals' ? 'ownGoals' : 'goals')}
      >
        <Icon name="repeat" />
        {kind === 'goals' ? 'Gol en contra' : 'Gol en contra: tocá quién'}
      </button>
    </section>
  );
}

function hintOf({ claro, oscuro }: Score, { scorers, ...goals }: KnownResult): string {
  const left = claro + oscuro;
  if (goals.claro + goals.oscuro === 0) return 'Sin goles.';
  if (left === 0) return '¡Están todos los goles!';
  if (scorers.length === 0) return 'Resultado guardado. Si querés, tocá quién hizo cada gol.';
  return left === 1 ? 'Falta 1 gol.' : `Faltan ${left} goles.`;
}

function fullText(side: Side, goals: number): string {
  const name = SIDES[side];
  if (goals === 0) return `${name} no hizo goles.`;
  return goals === 1 ? `El gol de ${name} ya está.` : `Los ${goals} goles de ${name} ya están.`;
}

function Team({
  side,
  look,
  players,
  result,
  onAdd,
  onTakeBack,
}: {
  side: Side;
  look: string;
  players: readonly SavedPlayer[];
  result: KnownResult;
  onAdd: (side: Side, playerId: string) => void;
  onTakeBack: (scorer: Scorer) => void;
}) {
  return (
    <ul aria-label={`Equipo ${SIDES[side]}`}>
      {players.map(({ id, name }) => {
        const scorer = result.scorers.find(({ playerId }) => playerId === id);
        return (
          <li key={id} className={look}>
            <button type="button" onClick={() => onAdd(side, id)}>
              <span>{name}</span>
              {scorer && <Count {...scorer} />}
            </button>
            {scorer && (
              <button
                type="button"
                aria-label={`Sacar un gol de ${name}`}
                onClick={() => onTakeBack(scorer)}
              >
                <Icon name="minus" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Count({ goals, ownGoals }: Scorer) {
  return (
    <>
      {goals > 0 && (
        <b>
          {goals}
          <span className="sr-only">{goals === 1 ? ' gol' : ' goles'}</span>
        </b>
      )}
      {ownGoals > 0 && (
        <b>
          {ownGoals} <small>e/c</small>
        </b>
      )}
    </>
  );
}
