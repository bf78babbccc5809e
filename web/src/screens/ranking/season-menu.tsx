import { type PlayersList, type Season, seasonTitle } from '@picadito/domain';
import { useState } from 'react';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { useLists } from '../../players/lists/lists.ts';
import { nothingPlayed, useSeasonCard } from '../../ranking/ranking.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';

/**
 * Menu of the ranking, whose item opens the card of the shown season; absent without a list. With several lists the
 * card lets the organiser choose the list.
 */
export function SeasonMenu({ season }: { season: Season }) {
  const { data: lists = [] } = useLists();
  const [isOpen, setOpen] = useState(false);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./season-dialog.tsx').then((code) => code.SeasonDialog),
  );
  const open = () => void whenLoaded(() => setOpen(true));
  const [only] = lists;
  if (!only) return null;
  return (
    <>
      <Menu label="Más acciones del ranking" title="Ranking">
        {lists.length === 1 ? (
          <OnlyList list={only} season={season} onSelect={open} />
        ) : (
          <MenuItem icon="trophy" onSelect={open}>
            {seasonTitle(season, '…')}
          </MenuItem>
        )}
      </Menu>
      {Dialog && (
        <Dialog isOpen={isOpen} lists={lists} season={season} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Item that opens the card of the only list. In a season without a match it is disabled and says so. */
function OnlyList({
  list,
  season,
  onSelect,
}: {
  list: PlayersList;
  season: Season;
  onSelect: () => void;
}) {
  const { data } = useSeasonCard(list.id, season);
  const isEmpty = data?.matches === 0;
  return (
    <MenuItem icon="trophy" disabled={isEmpty} onSelect={onSelect}>
      <span className="min-w-0 wrap-anywhere">
        {seasonTitle(season, list.name)}
        {isEmpty && (
          <span className="block font-sans text-sm text-mute">{nothingPlayed(season)}</span>
        )}
      </span>
    </MenuItem>
  );
}
