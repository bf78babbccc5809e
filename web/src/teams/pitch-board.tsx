import type { SkillLevel, TeamName } from '@picadito/domain';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useTabStop } from '../ui/use-is-wide.ts';
import { pitchRows } from './pitch-rows.ts';

export type BoardPlayer = { id: string; name: string; skillLevel: SkillLevel };

/** Type of the elements that a screen lays over the chips of players and over whole teams, such as drop targets. */
export type BoardCovers = {
  chip: (playerId: string) => ReactNode;
  team: (team: TeamName) => ReactNode;
};

/** Type of a function that renders the chip of a player as a button, with the given class names and content. */
type AsButton = (playerId: string, className: string, facts: ReactNode) => ReactNode;

/**
 * Shows the formed teams on a pitch like that of the shared picture: Claro above and Oscuro below, the first player of
 * each at the goal, the others by level from the goal on, and the substitutes next to it. The place for substitutes shows only if there are some, or with
 * `covers`, so that a player can be dropped there. With `asButton` each player is a button. The styles are in
 * styles/pitch.css.
 */
export function PitchBoard({
  claro,
  oscuro,
  suplente,
  covers,
  asButton,
}: {
  claro: readonly BoardPlayer[];
  oscuro: readonly BoardPlayer[];
  suplente: readonly BoardPlayer[];
  covers?: BoardCovers | undefined;
  asButton?: AsButton | undefined;
}) {
  const isBenchEmpty = suplente.length === 0;
  return (
    <div className="@container">
      <div className={covers ? 'pix mown pitch droppable' : 'pix mown pitch'}>
        <Half name="Claro" players={claro} look="bg-claro" {...{ covers, asButton }} />
        <Half name="Oscuro" players={oscuro} look="bg-oscuro" {...{ covers, asButton }} />
      </div>
      {(!isBenchEmpty || covers) && (
        <section className={isBenchEmpty ? 'bench max-md:hidden' : 'bench'}>
          <h2>Suplentes ({suplente.length})</h2>
          {isBenchEmpty && <p className="text-mute">Nadie espera afuera.</p>}
          <ul aria-label="Suplentes">
            {suplente.map((player) => (
              <Chip key={player.id} player={player} look="bg-raised" asButton={asButton}>
                {covers?.chip(player.id)}
              </Chip>
            ))}
          </ul>
          {covers?.team('suplente')}
        </section>
      )}
    </div>
  );
}

const HALVES = { Claro: 'claro', Oscuro: 'oscuro' } as const;

/** One half of the pitch. Its list has the order of the screen, so that of Oscuro ends with the player at the goal. */
function Half({
  name,
  players,
  look,
  covers,
  asButton,
}: {
  name: keyof typeof HALVES;
  players: readonly BoardPlayer[];
  look: string;
  covers: BoardCovers | undefined;
  asButton: AsButton | undefined;
}) {
  const tabStop = useTabStop();
  const points = players.reduce((sum, { skillLevel }) => sum + Number(skillLevel), 0);
  const rows = pitchRows(players);
  const shown = name === 'Claro' ? rows : rows.toReversed();
  return (
    <div className={`half ${HALVES[name]}`}>
      <h2>
        <span>Equipo {name}</span>
        <b aria-hidden="true">{points}</b>
      </h2>
      <ul
        tabIndex={tabStop}
        aria-label={`Equipo ${name}, ${points} ${points === 1 ? 'punto' : 'puntos'}`}
      >
        {shown.flatMap((row) =>
          row.map((player) => (
            <Chip
              key={player.id}
              player={player}
              look={row.length === 1 ? `${look} alone` : look}
              asButton={asButton}
            >
              {covers?.chip(player.id)}
            </Chip>
          )),
        )}
        {players.length === 0 && <li className="alone py-2 text-center">Nadie todavía</li>}
      </ul>
      {covers?.team(HALVES[name])}
    </div>
  );
}

function Chip({
  player,
  look,
  asButton,
  children,
}: {
  player: BoardPlayer;
  look: string;
  asButton: AsButton | undefined;
  children?: ReactNode;
}) {
  const { id, name, skillLevel } = player;
  const facts = (
    <>
      <span title={name} className={name.length > LONG_NAME ? 'name long' : 'name'}>
        {name}
      </span>
      <span className="level">
        {skillLevel === '5' && <Icon name="crown" className="-my-1" />}
        <span className="sr-only">Nivel </span>
        {skillLevel}
      </span>
      {children}
    </>
  );
  if (!asButton) return <li className={`chip ${look}`}>{facts}</li>;
  return <li id={`chip-${id}`}>{asButton(id, `chip ${look}`, facts)}</li>;
}

/** Maximum number of characters of a name in the usual size. Longer names are smaller, so that less of them is cut. */
const LONG_NAME = 16;
