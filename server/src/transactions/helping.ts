import { hasRights, type HelperRights } from '@picadito/domain';
import { notFound } from '../app-error.ts';
import {
  helpsOf,
  helpWithList,
  helpWithMatch,
  helpWithPlayer,
  type HelpRow,
} from '../store/tables/helpers/helps.ts';
import { asOrganiser, type Context, type HelpedOwner, type Organiser } from './context.ts';
import { isId } from './load-owned.ts';

/** Type of a signed-in user, with the session (hash of its token) and the version of the user's data. */
type User = Organiser & { session: string; version: string };

/** Type of a row that a request names, by the collection of its path. */
export type NamedRow = { collection: string; id: string };

/**
 * Returns the owner of a row for whom the user acts as a helper with the required rights. Returns undefined if the row
 * is not of a list that the user helps with. Throws "not found" if the rights do not suffice, or if `required` is
 * undefined, because the operation is for owners only: after a handover the user may have a guest with the same id.
 */
export async function ownerOfHelped(
  { store }: Context,
  user: User,
  { collection, id }: NamedRow,
  required: HelperRights | undefined,
): Promise<User | undefined> {
  if (!isId(id)) return undefined;
  const find = { lists: helpWithList, matches: helpWithMatch, players: helpWithPlayer };
  if (collection !== 'lists' && collection !== 'matches' && collection !== 'players')
    return undefined;
  const help = await find[collection](store.read, user.id, id);
  if (!help) return undefined;
  if (!required || !hasRights(help.rights, required)) throw notFound();
  return asHelper(user, help);
}

/** Returns the owners of all lists that the user helps with, one for each list, in a fixed order. */
export async function ownersOfHelped({ store }: Context, user: User): Promise<User[]> {
  return (await helpsOf(store.read, user.id)).map((help) => asHelper(user, help));
}

function asHelper({ id: userId, session, tab }: User, help: HelpRow): User {
  const { listId, rights, ownerName, version } = help;
  const helper = { userId, listId, rights, ownerName };
  return { ...asOrganiser(help), tab, session, version, helper };
}

/**
 * Returns the owners of the rows that a collection contains: the organiser, and one for each list that the organiser
 * helps with.
 */
export function ownersIn(organiser: Organiser): readonly Organiser[] {
  return [organiser, ...(organiser.helped ?? [])];
}

/** Returns the rows of a collection by `read`: own ones, then those of each helped list with their owner. */
export async function ownAndHelped<T>(
  organiser: Organiser,
  read: (owner: Organiser) => Promise<T[]>,
): Promise<T[]> {
  const rows: T[] = [];
  for (const owner of ownersIn(organiser)) rows.push(...withOwner(await read(owner), owner));
  return rows;
}

type Versions = Pick<HelpedOwner, 'id' | 'version' | 'helper' | 'helped'>;

/**
 * Returns the version of the data of an organiser, together with the rights of a helper who acts for the organiser, and
 * with the versions of the owners of helped lists in a fixed order.
 */
export function versionsOf({ helped = [], ...one }: Versions): string {
  return [one, ...helped].map((owner) => owner.version + rightsIn(owner)).join('~');
}

/** Returns the owner, helper, list and rights of a request as the end of a version; '' if no helper acts. */
export function rightsIn({ id, helper }: Pick<Organiser, 'id' | 'helper'>): string {
  return helper ? `+${id}+${helper.userId}+${helper.listId}+${helper.rights}` : '';
}

/** Returns the user with the owners of the lists that the user helps with, as requests for collections have it. */
export async function withHelped<T extends User & { isHelper: boolean }>(
  context: Context,
  user: T,
): Promise<T> {
  return user.isHelper ? { ...user, helped: await ownersOfHelped(context, user) } : user;
}

/** Adds the owner and the rights to the rows of a reply to a helper; own rows keep `owner: null`. */
export function withOwner<T>(reply: T, { helper }: Organiser): T {
  if (!helper) return reply;
  const owner = { name: helper.ownerName, rights: helper.rights };
  const marked = (row: unknown): unknown =>
    typeof row === 'object' && row !== null && 'owner' in row ? { ...row, owner } : row;
  return (Array.isArray(reply) ? reply.map(marked) : marked(reply)) as T;
}
