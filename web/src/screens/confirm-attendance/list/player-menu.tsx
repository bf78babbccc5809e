import { ATTENDANCE_GREETING, chatLink, type MatchPlayer, type TeamPlace } from '@picadito/domain';
import type { ReactNode } from 'react';
import { TEAM_WORDS } from '../../../teams/team-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MenuAnchor } from '../../../ui/menu-anchor.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { canBeCalled, type Marks } from './card-marks.tsx';

const TONES: Readonly<Record<TeamPlace, string>> = {
  claro: 'text-claro',
  oscuro: 'text-line',
  naranja: 'text-naranja',
  verde: 'text-verde',
  suplente: 'text-coin',
};

/**
 * Type of the actions on a player. The functions must not change between renders, because the cards are memoised and
 * would all render again.
 */
export type CardActions = {
  /** The teams of the match, and 'suplente'. */
  places: readonly TeamPlace[];
  onToggle: (player: MatchPlayer) => void;
  onDecline: (player: MatchPlayer) => void;
  onChoose: (playerId: string) => void;
  /**
   * Called when the organiser says that nothing was sent, although the chat was opened; the player then counts as not
   * called.
   */
  onUnsend: (playerId: string) => void;
  onTeam: (player: MatchPlayer, team: TeamPlace) => void;
  onRemove: (player: MatchPlayer) => void;
  /**
   * Called to remove the comment of the player's answer, which was given by the group link or the player's personal
   * link.
   */
  onRemoveComment: (playerId: string) => void;
  /** Called to set until which day the player is away. */
  onAway: (player: MatchPlayer) => void;
  /** Called to change the level of a guest who is on no list. */
  onLevel: (player: MatchPlayer) => void;
};

export type PlayerMenuProps = { player: MatchPlayer; marks: Marks; actions: CardActions };

/**
 * Button that shows the `facts` about a player (name, level and marks) and opens a menu with all actions on the player.
 */
export function PlayerMenu({ facts, ...rest }: PlayerMenuProps & { facts: ReactNode }) {
  const { name } = rest.player;
  return (
    <Menu
      title={<MenuTitle {...rest} />}
      className="player-button"
      trigger={
        <>
          <span className="min-w-0 flex-1">{facts}</span>
          <span className="sr-only">Más acciones para {name}</span>
          <Icon name="more" className="text-mute max-[359px]:hidden" />
        </>
      }
    >
      <AnswerItems {...rest} />
      <PlaceItems {...rest} />
      <CommentItem {...rest} />
      <AwayItem {...rest} />
      <LevelItem {...rest} />
      <MenuItem
        icon="trash"
        tone="text-danger"
        note="de este partido"
        onSelect={() => rest.actions.onRemove(rest.player)}
      >
        ELIMINAR
      </MenuItem>
    </Menu>
  );
}

/**
 * Menu of the actions that are seldom needed, next to the player's name in wide windows, which show all other actions
 * as buttons (row-actions.tsx). Renders nothing if there is no such action.
 */
export function SeldomMenu(props: PlayerMenuProps) {
  const { player, marks } = props;
  if (marks.answer?.guest && !marks.isGuest && !marks.isCalled && !marks.answer.comment)
    return null;
  return (
    <Menu label={`Más acciones para ${player.name}`} title={<MenuTitle {...props} />}>
      <CalledItem {...props} />
      <CommentItem {...props} />
      <AwayItem {...props} />
      <LevelItem {...props} />
    </Menu>
  );
}

/** Shows the name of the player, and the whole comment of the answer. */
function MenuTitle({ player, marks }: PlayerMenuProps) {
  const comment = marks.answer?.comment;
  return (
    <>
      {player.name}
      {comment && <span className="block font-normal wrap-anywhere">«{comment}»</span>}
    </>
  );
}

/** Item that sets until which day the player is away. Guests play in one match only, so they have no such item. */
function AwayItem({ player, marks, actions }: PlayerMenuProps) {
  return (
    !marks.answer?.guest &&
    !marks.isGuest && (
      <MenuItem icon="clock" onSelect={() => actions.onAway(player)}>
        NO ESTÁ HASTA…
      </MenuItem>
    )
  );
}

/** Item that changes the level of a guest. Other players have their level on their list. */
function LevelItem({ player, marks, actions }: PlayerMenuProps) {
  return (
    marks.isGuest && (
      <MenuItem icon="edit" onSelect={() => actions.onLevel(player)}>
        CAMBIAR NIVEL
      </MenuItem>
    )
  );
}

function CommentItem({ player, marks, actions }: PlayerMenuProps) {
  return (
    marks.answer?.comment && (
      <MenuItem icon="minus" onSelect={() => actions.onRemoveComment(player.id)}>
        SACAR COMENTARIO
      </MenuItem>
    )
  );
}

function CalledItem({ player, marks, actions }: PlayerMenuProps) {
  return (
    marks.isCalled && (
      <MenuItem
        icon="undo"
        note="se abrió el chat, nada más"
        onSelect={() => actions.onUnsend(player.id)}
      >
        NO LE ESCRIBÍ
      </MenuItem>
    )
  );
}

function AnswerItems(props: PlayerMenuProps) {
  const { player, marks, actions } = props;
  const { isChosen } = marks;
  const { id, status, whatsapp } = player;
  const isConfirmed = status === 'confirmed';
  return (
    <>
      <MenuItem
        icon={isConfirmed ? 'undo' : 'check'}
        note={isConfirmed ? 'ya no viene' : 'viene'}
        onSelect={() => actions.onToggle(player)}
      >
        {isConfirmed ? 'CANCELAR' : 'CONFIRMAR'}
      </MenuItem>
      {whatsapp && (
        <MenuAnchor icon="whatsapp" href={chatLink(whatsapp, ATTENDANCE_GREETING)}>
          MENSAJE
        </MenuAnchor>
      )}
      <CalledItem {...props} />
      {canBeCalled(player, marks) && (
        <MenuItem
          icon={isChosen ? 'minus' : 'megaphone'}
          note={isChosen ? 'de la convocatoria' : 'para convocar'}
          onSelect={() => actions.onChoose(id)}
        >
          {isChosen ? 'QUITAR' : 'ELEGIR'}
        </MenuItem>
      )}
    </>
  );
}

function PlaceItems({ player, marks: { team }, actions }: PlayerMenuProps) {
  return (
    <>
      {actions.places.map((place) => (
        <MenuItem
          key={place}
          icon={place === team ? 'check' : 'shirt'}
          tone={TONES[place]}
          note={place === team ? 'está ahí; tocá para sacarlo' : 'ponerlo ahí'}
          onSelect={() => actions.onTeam(player, place)}
        >
          {TEAM_WORDS[place]}
        </MenuItem>
      ))}
    </>
  );
}
