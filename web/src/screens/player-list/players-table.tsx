import { type Player, SKILL_NAMES } from '@picadito/domain';
import { memo } from 'react';
import { phoneText } from '../../players/players-text.ts';
import { classNames } from '../../ui/class-names.ts';

/**
 * Table with the name, level and number of every player, on two lines for each player on phones. It is made of elements
 * with ARIA roles, because browsers cannot skip the layout of real table rows that are out of sight
 * (`content-visibility`).
 */
export const PlayersTable = memo(function PlayersTable({
  label,
  players,
}: {
  label: string;
  players: readonly Player[];
}) {
  return (
    <div role="table" aria-label={label} className="mt-4">
      <div role="rowgroup" className="max-sm:sr-only">
        <div role="row" className={ROW}>
          {['Jugador', 'Nivel', 'WhatsApp'].map((name) => (
            <div
              key={name}
              role="columnheader"
              className="font-display text-d4 tracking-wide text-mute"
            >
              {name}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {players.map((player) => (
          <PlayerLine key={player.id} player={player} />
        ))}
      </div>
    </div>
  );
});

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 text-left big-text:grid-cols-1 sm:grid-cols-[minmax(0,1fr)_10rem_12rem]';

/** Row of a player, which the browser lays out only when it is scrolled into sight. */
const PlayerLine = memo(function PlayerLine({ player }: { player: Player }) {
  const { name, skillLevel, whatsapp } = player;
  return (
    <div
      role="row"
      className={classNames(
        ROW,
        'min-h-16 odd:bg-raised/60 [contain-intrinsic-height:auto_64px] [content-visibility:auto] sm:min-h-14 sm:[contain-intrinsic-height:auto_56px]',
      )}
    >
      <div role="rowheader" className="text-[1.0625rem] leading-snug font-bold">
        {name}
      </div>
      <div role="cell" className="flex items-center gap-2">
        <span className="grid size-8 shrink-0 place-items-center bg-void font-score text-score-sm text-coin">
          {skillLevel}
        </span>
        {SKILL_NAMES[skillLevel]}
      </div>
      <div role="cell" className="text-mute tabular-nums max-sm:col-span-full max-sm:text-sm">
        {whatsapp ? phoneText(whatsapp) : 'Sin WhatsApp'}
      </div>
    </div>
  );
});
