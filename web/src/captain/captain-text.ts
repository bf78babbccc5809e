import {
  firstName,
  UNKNOWN_HELPER,
  type CaptainAction,
  type CaptainReply,
  type MatchPlayer,
} from '@picadito/domain';

/** Returns the sentence that says who runs the match. */
export function captainText({
  name,
  isOpened,
}: Pick<NonNullable<CaptainReply['captain']>, 'name' | 'isOpened'>): string {
  return isOpened ? `La lleva ${name}` : `La lleva ${name} (todavía no abrió el link)`;
}

/** Returns what a captain has done, without the captain's name. */
export function actionText({ kind, name, detail }: CaptainAction): string {
  switch (kind) {
    case 'in':
      return `${name} va`;
    case 'out':
      return `${name} no va`;
    case 'accepted':
      return `${name} ${detail}`;
    case 'dismissed':
      return `Descartado: ${name} ${detail}`;
    case 'guest':
      return `${name} va de invitado`;
    case 'teams':
      return 'Equipos arreglados';
    case 'score':
      return `Resultado ${detail}`;
    case 'game':
      return `${detail}`;
    case 'game-gone':
      return `Borrado: ${detail}`;
    case 'paid':
      return `${name} pagó ${detail}`;
  }
}

/** Returns who did it and when, as in 'lo anotó Nico, capitán · 21:03', or for a helper 'lo anotó Marcos · 21:03'. */
export function authorText({ author, by }: CaptainAction, time: string): string {
  return by === 'captain'
    ? `lo anotó ${author}, capitán · ${time}`
    : `lo anotó ${author} · ${time}`;
}

/** Returns the title of what captains or helpers have done in a match without a captain. */
export function notedText(actions: readonly CaptainAction[]): string {
  return actions.some(({ by }) => by === 'captain')
    ? 'Lo que anotó el capitán'
    : 'Lo que anotó quien ayuda';
}

type Decided = Pick<MatchPlayer, 'id' | 'status' | 'confirmedAt'>;

/** The actions by which a player comes or not. */
const DECIDES: { [Kind in CaptainAction['kind']]?: true } = { in: true, out: true, guest: true };

/**
 * Returns who decided that a player comes or not, as in 'lo anotó Marcos' for a helper or captain of the last day, and
 * 'vos' for the user, whose name is `ownName`. Returns 'a mano' if that may have been somebody else.
 */
export function deciderText(
  player: Decided,
  { actions, namedSince }: Pick<CaptainReply, 'actions' | 'namedSince'>,
  { isOwn, ownName }: { isOwn: boolean; ownName: string | undefined },
): string {
  const last = actions.find(({ playerId, kind }) => playerId === player.id && DECIDES[kind]);
  const { status, confirmedAt } = player;
  const isNamed = !namedSince || (status === 'confirmed' && (confirmedAt ?? '') > namedSince);
  if (!last || !isStillSo(player, last)) return isOwn && isNamed ? 'vos' : 'a mano';
  const { author, by } = last;
  if (by === 'helper' && author === ownName) return 'vos';
  return `lo anotó ${author === UNKNOWN_HELPER ? author : firstName(author)}`;
}

/** Tells whether nobody has confirmed or taken out a player after an action, as far as the player's attendance tells. */
function isStillSo({ status, confirmedAt }: Decided, { at, kind }: CaptainAction): boolean {
  if (status === 'confirmed') return kind !== 'out' && (confirmedAt ?? '') <= at;
  return status === 'declined' && kind === 'out';
}
