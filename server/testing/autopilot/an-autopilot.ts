import {
  teamsFromWire,
  type Match,
  type MatchPlayerReply,
  type Autopilot,
  type TeamsReply,
} from '@picadito/domain';
import { runAutopilots } from '../../src/autopilot/run-autopilot.ts';
import { aLinkedGroup, pageIn } from '../a-linked-group.ts';
import { WEEKLY } from '../thursdays.ts';

/**
 * Epoch milliseconds of the time at which the autopilot forms teams: three hours before the kick-off of THURSDAY_MATCH.
 */
export const DEADLINE = Date.parse('2026-11-26T21:00:00Z');
export const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');

/**
 * Sets up a list with its group link on (`aLinkedGroup`), and a weekly match whose first `confirmed` players are
 * confirmed and whose autopilot is on.
 */
export async function anAutopilot(confirmed = 10) {
  return anAutopilotOf(await aLinkedGroup(), confirmed);
}

/** Makes the match of a linked group weekly, confirms its first `confirmed` players and turns its autopilot on. */
export async function anAutopilotOf(
  group: Awaited<ReturnType<typeof aLinkedGroup>>,
  confirmed = 10,
) {
  const { ana, match, ids, context, app, path } = group;
  const url = `/api/matches/${match.id}`;
  await ana.put<Match>(url, { ...match, ...WEEKLY });
  const mark = (isConfirmed: boolean, ...numbers: number[]) =>
    ana.put(`${url}/attendance`, {
      changes: numbers.map((number) => ({ playerId: ids[number - 1] ?? '', isConfirmed })),
    });
  const numbers = Array.from({ length: confirmed }, (_, index) => index + 1);
  await mark(true, ...numbers);
  const set = (isOn: boolean) => ana.put<Autopilot>(`${url}/autopilot`, { isOn });
  await set(true);
  const autopilot = async () => (await ana.get<Autopilot>(`${url}/autopilot`)).body;
  const teams = async () => {
    const { status, body } = await ana.get<TeamsReply>(`${url}/teams`);
    return status === 404 ? null : body;
  };
  const placed = async () => {
    const saved = await teams();
    const all = saved ? Object.values(teamsFromWire(saved)).flat() : [];
    return all.map((id) => ids.indexOf(id) + 1).toSorted((a, b) => a - b);
  };
  /** Returns the names of the players in the teams who are not on the list. */
  const guestsPlaced = async () => {
    const saved = await teams();
    const all = saved ? Object.values(teamsFromWire(saved)).flat() : [];
    return (await group.roster()).flatMap(({ id, name }) =>
      all.includes(id) && !ids.includes(id) ? name : [],
    );
  };
  return {
    ...group,
    url,
    mark,
    set,
    autopilot,
    teams,
    placed,
    guestsPlaced,
    run: () => runAutopilots(context),
    undo: (at: string | undefined) => ana.put<Autopilot>(`${url}/autopilot/undone`, { at }),
    shown: async () => pageIn((await app.inject({ url: path })).body).next?.teams ?? null,
    confirmed: async () =>
      (await ana.get<MatchPlayerReply[]>(`${url}/players`)).body
        .filter((player) => player.confirmed)
        .map(({ id }) => ids.indexOf(id) + 1)
        .toSorted((a, b) => a - b),
  };
}
