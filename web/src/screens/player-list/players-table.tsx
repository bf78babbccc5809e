import { type Player, SKILL_NAMES } from '@picadito/domain';
import { memo } from 'react';
import { useToday } from '../../identity/today.ts';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { awayText, useAway } from '../../players/absences.ts';
import { phoneText } from '../../players/players-text.ts';
import { useAbsence } from '../../players/use-absence.tsx';
import { useRegular } from '../../players/use-regular.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { classNames } from '../../ui/class-names.ts';

/**
 * Table with the name, level and number of every player, on two lines for each player on phones. It is made of elements
 * with ARIA roles, because browsers cannot skip the layout of real table rows that are out of sight
 * (`content-visibility`).
 */
export const PlayersTable = memo(function PlayersTable({
  listId,
  label,
  players,
}: {
  listId: string;
  label: string;
  players: readonly Player[];
}) {
  const away = useAway(useToday());
  const absence = useAbsence(away);
  const onAway = useEventCallback(absence.ask);
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
          <PlayerLine
            key={player.id}
            listId={listId}
            player={player}
            until={away.get(player.id)}
            onAway={onAway}
          />
        ))}
      </div>
      {absence.dialog}
    </div>
  );
});

const ROW =
  'flex flex-wrap items-center gap-x-3 py-2 pr-1 pl-3 text-left sm:grid sm:grid-cols-[minmax(0,1fr)_10rem_12rem_3rem] sm:big-text:grid-cols-1';

type LineProps = {
  listId: string;
  player: Player;
  /** The last day on which the player is away; undefined if the player is not. */
  until: string | undefined;
  onAway: (player: Player) => void;
};

/** Row of a player, which the browser lays out only when it is scrolled into sight. */
const PlayerLine = memo(function PlayerLine({ listId, player, until, onAway }: LineProps) {
  const { name, skillLevel, whatsapp } = player;
  const { isRegular, set } = useRegular(listId, player);
  const marks = [isRegular && 'Fijo', until && awayText(until)].filter(Boolean).join(' · ');
  return (
    <div
      role="row"
      className={classNames(
        ROW,
        'min-h-16 odd:bg-raised/60 [contain-intrinsic-height:auto_64px] [content-visibility:auto] sm:min-h-14 sm:[contain-intrinsic-height:auto_56px]',
      )}
    >
      {/* On phones the name and the menu are on one line, and the level and the number on the next. */}
      <div
        role="rowheader"
        className="min-w-0 grow text-[1.0625rem] leading-snug font-bold max-sm:basis-[calc(100%-4.5rem)] max-sm:big-text:basis-full"
      >
        {name}
        {marks && <span className="block text-sm font-normal text-coin">{marks}</span>}
      </div>
      <div role="cell" className="flex items-center gap-2 max-sm:order-1">
        <span className="grid size-8 shrink-0 place-items-center bg-void font-score text-score-sm text-coin">
          {skillLevel}
        </span>
        {SKILL_NAMES[skillLevel]}
      </div>
      <div role="cell" className="text-mute tabular-nums max-sm:order-1 max-sm:text-sm">
        {whatsapp ? phoneText(whatsapp) : 'Sin WhatsApp'}
      </div>
      <div role="cell">
        <Menu label={`Más acciones para ${name}`} title={name}>
          <MenuItem icon={isRegular ? 'minus' : 'check'} onSelect={() => set(!isRegular)}>
            {isRegular ? 'YA NO ES FIJO' : 'FIJO'}
          </MenuItem>
          <MenuItem icon="clock" onSelect={() => onAway(player)}>
            NO ESTÁ HASTA…
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
});
