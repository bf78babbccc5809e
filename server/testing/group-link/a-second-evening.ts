import type { MatchAnswers, MatchPlayerReply, NameHolders } from '@picadito/domain';
import type { AppDeps } from '../../src/app.ts';
import { createMatch } from '../a-match.ts';
import { aLinkedGroup } from '../a-linked-group.ts';

export const HOUR = 60 * 60 * 1000;
/**
 * Kick-off of the second match in epoch milliseconds. `MONDAY` is an instant three days earlier, to which the clock is
 * set.
 */
export const KICK_OFF = Date.parse('2026-12-04T00:00:00Z');
const MONDAY = Date.parse('2026-11-30T23:00:00Z');

/**
 * Sets up a group whose first match is over and whose second match has no answers yet. The first `owners` players
 * answered for the first match, each from a device that owns the name since then.
 */
export async function aSecondEvening(players = 12, owners = players, deps: Partial<AppDeps> = {}) {
  const group = await aLinkedGroup(players, deps);
  const { ana, list, device, clock, ids } = group;
  const phones: ReturnType<typeof device>[] = [];
  for (let number = 1; number <= owners; number += 1) {
    const phone = device();
    await phone.says(number, 'voy');
    phones.push(phone);
  }
  const match = await createMatch(ana, list.id, { date: '2026-12-03' });
  clock.now = MONDAY;
  const phoneOf = (number: number) => phones[number - 1] ?? device();
  const url = `/api/matches/${match.id}`;
  const answers = async () => (await ana.get<MatchAnswers>(`${url}/answers`)).body;
  const roster = async () => (await ana.get<MatchPlayerReply[]>(`${url}/players`)).body;
  /**
   * Returns the attendance of the player with this number as the organiser reads it: 'in', 'out', or 'none' if
   * undecided.
   */
  const standing = async (number: number) => {
    const player = (await roster()).find(({ id }) => id === ids[number - 1]);
    if (player?.confirmed) return 'in';
    return player?.declined ? 'out' : 'none';
  };
  const undo = async (what: 'answer' | 'device' | 'span', at: string) =>
    (await ana.put<MatchAnswers>(`${url}/answers/undone`, { what, at })).body;
  const redo = async () => (await ana.put<MatchAnswers>(`${url}/answers/redone`, {})).body;
  const holders = async () => (await ana.get<NameHolders>(`/api/lists/${list.id}/devices`)).body;
  /** Accepts or rejects, as the organiser, the newest claim to the name of the player with this number. */
  const decides = async (number: number, isOwn: boolean) => {
    const playerId = ids[number - 1] ?? '';
    const claim = (await answers()).claims.find((one) => one.playerId === playerId);
    const decision = { askedAt: claim?.claimedAt ?? '', isOwn, isAboutAll: !isOwn };
    return ana.put<NameHolders>(`/api/lists/${list.id}/devices/${playerId}`, decision);
  };
  const said = { answers, standing, undo, redo, holders, decides, roster };
  return { ...group, ...said, match, phones, phoneOf, url };
}
