import { longDate, type Match } from '@picadito/domain';
import { paths } from '../../lib/paths.ts';
import { type ReactNode, useState } from 'react';
import type { IconName } from '../../ui/icon.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
import { mayHaveCaptain, type MatchAction, statusActions } from './match-actions.ts';
import { mayChangeStatus, mayDelete, mayHandleMoney } from '../../helpers/may.ts';

const ITEMS: Record<MatchAction, { label: string; icon: IconName; tone: string }> = {
  complete: { label: 'Completar partido', icon: 'check', tone: 'text-grass' },
  cancel: { label: 'Cancelar partido', icon: 'close', tone: 'text-danger' },
  reopen: { label: 'Reabrir partido', icon: 'undo', tone: 'text-coin' },
  delete: { label: 'Eliminar partido', icon: 'trash', tone: 'text-danger' },
};

/** Shows the actions on a whole match that the user may do; `busy` disables them while one runs. */
export function MatchMenu({
  match,
  act,
  busy,
  children,
}: {
  match: Match;
  act: (action: MatchAction, match: Match) => void;
  busy: boolean;
  /** Items of the menu above the actions. */
  children?: ReactNode;
}) {
  const [now] = useState(() => Date.now());
  const item = (action: MatchAction) => {
    const { label, icon, tone } = ITEMS[action];
    return (
      <MenuItem
        key={action}
        icon={icon}
        tone={tone}
        disabled={busy}
        onSelect={() => act(action, match)}
      >
        {label}
      </MenuItem>
    );
  };
  const name = `${match.location}, ${longDate(match.date)}`;
  return (
    <Menu label={`Más acciones para ${name}`} title={name} busy={busy}>
      {children}
      {mayChangeStatus(match) && statusActions(match).map(item)}
      {mayHandleMoney(match) && mayHaveCaptain(match, now) && (
        <MenuLink icon="flag" href={paths.captain(match.id)}>
          Hoy no puedo: que la lleve otro
        </MenuLink>
      )}
      {match.listId !== null && mayHandleMoney(match) && (
        <MenuLink icon="coin" href={paths.matchMoney(match.id)}>
          {match.hasMoney ? 'La plata' : 'Agregar lo que sale la cancha'}
        </MenuLink>
      )}
      <MenuLink icon="edit" href={paths.editMatch(match.id)}>
        Editar partido
      </MenuLink>
      {mayDelete(match, now) && item('delete')}
    </Menu>
  );
}
