import {
  type SkillLevel,
  type TeamKey,
  teamKeysIn,
  type TeamPlace,
  type Teams,
} from '@picadito/domain';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useTabStop } from '../ui/use-is-wide.ts';
import { pitchRows } from './pitch-rows.ts';
import { TEAM_TITLES } from './team-names.ts';

export type BoardPlayer = { id: string; name: string; skillLevel: SkillLevel };

/** Type of the elements that a screen lays over the chips of players and over whole teams, such as drop targets. */
export type BoardCovers = {
  chip: (playerId: string) => ReactNode;
  team: (team: TeamPlace) => ReactNode;
};

/** Type of a function that renders the chip of a player as a button, with the given class names and content. */
type AsButton = (playerId: string, className: string, facts: ReactNode) => ReactNode;

type Overlay = { covers?: BoardCovers | undefined; asButton?: AsButton | undefined };

/**
 * Shows the teams on a pitch like that of the shared picture: Claro above and Oscuro below, the first player of each at
 * the goal, the others by level from the goal on, and the substitutes next to the pitch. Three or four teams stand next
 * to each other. The place for substitutes shows only if there are some, or with `covers`, so that a player can be
 * dropped there. With `asButton` each player is a button. The styles are in styles/pitch.css.
 */
export function PitchBoard({ covers, asButton, ...teams }: Teams<BoardPlayer> & Overlay) {
  const { suplente } = teams;
  const keys = teamKeysIn(teams);
  const zones = keys.length > 2 && `zones zones-${keys.length}`;
  const isBenchEmpty = suplente.length === 0;
  return (
    <div className="@container">
      <div className={classNames('pix mown pitch', covers && 'droppable', zones)}>
        {keys.map((key) => (
          <Half
            key={key}
            team={key}
            players={teams[key] ?? []}
            isZone={keys.length > 2}
            {...{ covers, asButton }}
          />
        ))}
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

/**
 * Fill of the chips of each team. The class names are whole, because the build finds only whole names in the source.
 */
const FILLS: Readonly<Record<TeamKey, string>> = {
  claro: 'bg-claro',
  oscuro: 'bg-oscuro',
  naranja: 'bg-naranja',
  verde: 'bg-verde',
};

/**
 * Half of the pitch, or the zone of one of three or four teams. The players are in the order of the screen, so Oscuro
 * ends with the player at the goal.
 */
function Half({
  team,
  players,
  isZone,
  covers,
  asButton,
}: { team: TeamKey; players: readonly BoardPlayer[]; isZone: boolean } & Overlay) {
  const tabStop = useTabStop();
  const points = players.reduce((sum, { skillLevel }) => sum + Number(skillLevel), 0);
  const rows = isZone ? players.map((player) => [player]) : pitchRows(players);
  const shown = team === 'oscuro' && !isZone ? rows.toReversed() : rows;
  const title = TEAM_TITLES[team];
  return (
    <div className={`half ${team}`}>
      <h2>
        <span>{isZone ? <ShortTitle title={title} /> : `Equipo ${title}`}</span>
        <b aria-hidden="true">{points}</b>
      </h2>
      <ul
        tabIndex={tabStop}
        aria-label={`Equipo ${title}, ${points} ${points === 1 ? 'punto' : 'puntos'}`}
      >
        {shown.flatMap((row) =>
          row.map((player) => (
            <Chip
              key={player.id}
              player={player}
              look={`${FILLS[team]}${LOOKS[row.length] ?? ''}`}
              asButton={asButton}
            >
              {covers?.chip(player.id)}
            </Chip>
          )),
        )}
        {players.length === 0 && <li className="alone py-2 text-center">Nadie todavía</li>}
      </ul>
      {covers?.team(team)}
    </div>
  );
}

/** Additional classes for the chip of a player in a row of one player, or of three players. */
const LOOKS: Readonly<Record<number, string>> = { 1: ' alone', 3: ' third' };

/** Name of a team in a narrow part of the pitch: 'Claro', which screen readers read as 'Equipo Claro'. */
function ShortTitle({ title }: { title: string }) {
  return (
    <>
      <span className="sr-only">Equipo </span>
      {title}
    </>
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
