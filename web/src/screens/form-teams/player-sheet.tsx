import type { ReactNode } from 'react';
import { Menu } from '../../ui/menu.tsx';
import type { PlayerChoicesProps } from './late/player-choices.tsx';
import type { LateCode } from './late/use-late-code.ts';

/** What can be done to a player of the board, behind their chip; the touch that opens it loads the choices. */
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
