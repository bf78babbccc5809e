import type { SkillLevel, TeamName } from '@picadito/domain';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useTabStop } from '../ui/use-tab-stop.ts';
import { playersText } from '../players/players-text.ts';

export type BoardPlayer = { id: string; name: string; skillLevel: SkillLevel };

/** What a screen lays over chips and teams, such as where to drag them. */
export type BoardCovers = {
  chip: (playerId: string) => ReactNode;
  team: (team: TeamName) => ReactNode;
};

/** Makes a button of a chip, out of the look and the facts that it shows. */
type AsButton = (playerId: string, className: string, facts: ReactNode) => ReactNode;

/**
 * The formed teams on the grass, one half each, with the substitutes beside it; with `covers` also without
 * substitutes. With `asButton` each player is a button.
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
    <div>
      <div className="pix relative grid grid-cols-2 overflow-clip mown frame-ink big-text:grid-cols-1">
        <Lines />
        <Half
          name="Claro"
          players={claro}
          look="bg-claro text-void"
          covers={covers}
          asButton={asButton}
        />
        <Half
          name="Oscuro"
          players={oscuro}
          look="bg-oscuro text-ink ring-2 ring-mute ring-inset"
          covers={covers}
          asButton={asButton}
        />
      </div>
      {(!isBenchEmpty || covers) && (
        <section className={classNames('relative mt-3 py-1', isBenchEmpty && 'max-md:hidden')}>
          <h2 className="font-display text-d4 tracking-wide">Suplentes ({suplente.length})</h2>
          {isBenchEmpty && <p className="text-mute">Nadie espera afuera.</p>}
          <ul aria-label="Suplentes" className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {suplente.map((player) => (
              <Chip key={player.id} player={player} look="bg-raised text-ink" asButton={asButton}>
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
  return (
    <div className="relative min-w-0 px-2 py-1.5">
      <h2 className="flex flex-wrap items-center justify-between gap-x-2 font-display text-d4 tracking-wide">
        Equipo {name}
        <span
          className="translate-y-0.5 font-score text-score-sm leading-none max-[379px]:hidden"
          aria-hidden="true"
        >
          {points}
        </span>
      </h2>
      <p className="mb-1 text-sm leading-none">{playersText(players.length)}</p>
      <ul
        tabIndex={tabStop}
        aria-label={`Equipo ${name}, ${points} ${points === 1 ? 'punto' : 'puntos'}`}
        className="relative flex flex-col gap-0.5 focus-visible:outline-offset-2 md:max-h-[240px] md:scroll-pane"
      >
        {players.map((player) => (
          <Chip key={player.id} player={player} look={look} asButton={asButton}>
            {covers?.chip(player.id)}
          </Chip>
        ))}
        {players.length === 0 && <li className="py-2">Nadie todavía</li>}
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
      <span
        className={classNames(
          'min-w-0 hyphens-auto',
          name.length > LONG_NAME && 'text-sm leading-tight max-md:line-clamp-2',
        )}
      >
        {name}
      </span>
      <span className="flex shrink-0 items-center gap-1">
        {skillLevel === '5' && <Icon name="crown" className="-my-1" />}
        <span className="sr-only">Nivel </span>
        <span className="font-score text-score-sm">{skillLevel}</span>
      </span>
      {children}
    </>
  );
  if (!asButton) return <li className={classNames(CHIP, 'min-h-10', look)}>{facts}</li>;
  return (
    <li id={`chip-${id}`} className="flex max-w-full min-w-0 shrink-0">
      {asButton(id, classNames(CHIP, BUTTON, look), facts)}
    </li>
  );
}

/** Longer ones are smaller and have two lines on phones, so that ten players fit; where they are cut, the message has them whole. */
const LONG_NAME = 16;

const CHIP =
  'relative flex max-w-full shrink-0 items-center justify-between gap-x-2 gap-y-1 px-2.5 py-1 leading-tight max-[379px]:flex-wrap forced-colors:border';

const BUTTON = 'min-h-11 grow text-left hover:brightness-110 focus-visible:-outline-offset-3';

/** Halfway line and centre circle. */
function Lines() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 opacity-30">
      <span className="absolute inset-y-0 left-1/2 w-1 -translate-x-1/2 bg-ink" />
      <span className="absolute top-1/2 left-1/2 size-24 -translate-1/2 rounded-full border-4 border-ink" />
    </div>
  );
}
