import {
  firstName,
  scoreText,
  UNKNOWN_HELPER,
  type CaptainAction,
  type CaptainReply,
  type MatchPlayer,
  type Score,
} from '@picadito/domain';

/** Returns the sentence that says who runs the match. */
export function captainText({
  name,
  isOpened,
}: Pick<NonNullable<CaptainReply['captain']>, 'name' | 'isOpened'>): string {
  return isOpened ? `La lleva ${name}` : `La lleva ${name} (todavía no abrió el link)`;
}

/** Returns what a captain or a helper has done, without the name of the author. */
export function actionText({ kind, name: known, by, detail }: CaptainAction): string {
  const name = known ?? 'Alguien';
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
      return by === 'captain' ? 'Equipos arreglados' : 'Equipos';
    case 'moved':
      return 'Día, hora o lugar';
    case 'score':
      return detail === null ? 'Resultado borrado' : `Resultado ${detail}`;
    case 'game':
      return `${detail}`;
    case 'game-gone':
      return `Borrado: ${detail}`;
    case 'paid':
      return `${name} pagó ${detail}`;
    default:
      // A newer server may send kinds of actions that this build does not know.
      return known ?? '';
  }
}

/** Verbs that `byText` uses for what helpers do; it uses 'lo anotó' for the other kinds of actions. */
const VERBS: { [Kind in CaptainAction['kind']]?: string } = {
  teams: 'los armó',
  moved: 'lo cambió',
};

/** Returns the author of an action, as in 'lo anotó Nico, capitán', or for a helper 'los armó Marcos'. */
export function byText({ kind, author, by }: CaptainAction): string {
  return by === 'captain'
    ? `lo anotó ${author}, capitán`
    : `${VERBS[kind] ?? 'lo anotó'} ${author}`;
}

/** Type of what an author is shown for: the teams of a match, or this score. */
export type Authored = { kind: 'teams' } | { kind: 'score'; score: Score };

/**
 * Returns the helper who made the teams of a match, or the helper or captain who wrote its score; null if that was
 * somebody else, or the user, whose name is `ownName`. The actions of captains stay when others change the match later,
 * so that one with another score is not of the present one. Which teams a captain has repaired is not known.
 */
export function authorText(
  actions: readonly CaptainAction[],
  of: Authored,
  ownName: string | undefined,
): string | null {
  const last = actions.find(
    ({ kind, by }) => kind === of.kind && (by === 'helper' || kind === 'score'),
  );
  if (!last || (last.by === 'helper' && last.author === ownName)) return null;
  if (of.kind === 'score' && last.detail !== scoreText(of.score)) return null;
  return byText(last);
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
  const isWhole = by === 'captain' || author === UNKNOWN_HELPER;
  return `lo anotó ${isWhole ? author : firstName(author)}`;
}

/** Tells whether nobody has confirmed or taken out a player after an action, as far as the player's attendance tells. */
function isStillSo({ status, confirmedAt }: Decided, { at, kind }: CaptainAction): boolean {
  if (status === 'confirmed') return kind !== 'out' && (confirmedAt ?? '') <= at;
  return status === 'declined' && kind === 'out';
}
