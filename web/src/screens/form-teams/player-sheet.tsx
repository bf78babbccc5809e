import type { ReactNode } from 'react';
import { Menu } from '../../ui/menu.tsx';
import type { PlayerChoicesProps } from './late/player-choices.tsx';
import type { LateCode } from './late/use-late-code.ts';

/**
 * Chip of a player on the board as a button that opens the menu of actions on the player. `code` contains the items of
 * the menu; it is null until it is loaded (`useLateCode`).
 */
export function PlayerSheet({
  className,
  facts,
  code,
  ...choices
}: PlayerChoicesProps & { className: string; facts: ReactNode; code: LateCode | null }) {
  return (
    <Menu role="menu" title={choices.player.name} className={className} trigger={facts}>
      {code && <code.PlayerChoices {...choices} />}
    </Menu>
  );
}
