import type { Match, Player } from '@picadito/domain';
import { createList, createMatch } from '../a-match.ts';
import type { Client } from '../test-app.ts';
import type { Said, SaidMatch } from './naive-figures.ts';

/**
 * Returns functions that make pseudo-random choices from `numbers`. Equal numbers give equal choices, so a run can be
 * repeated.
 */
export function dice(numbers: readonly number[]) {
  let turn = 0;
  const below = (most: number) => (numbers[turn++ % numbers.length] ?? 0) % most;
  const among = <T>(from: readonly T[]): T | undefined => from[below(Math.max(1, from.length))];
  const shuffled = <T>(all: readonly T[]): T[] =>
    all
      .map((one) => [below(1_000_003), one] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, one]) => one);
  return { below, among, shuffled };
}
export type Dice = ReturnType<typeof dice>;

const isTaken = ({ status }: { status: number }) => status < 300;

/**
 * Returns functions that make random changes through the API as the organiser. `said` records each change that the
 * server accepts.
 */
export async function anOrganiser(ana: Client, { below, among, shuffled }: Dice) {
  const list = await createList(ana, 'Jueves', '3'.repeat(4 + below(6)));
  const other = await createList(ana, 'Martes', '33');
  const { body } = await ana.get<Player[]>('/api/players');
  const said: Said = { players: body.map(({ id, listId }) => ({ id, listId })), matches: [] };
  /** True if the teams of this season stay mostly unchanged, so that some players often play together. */
  const isSettled = below(2) === 0;
  const isRare = () => below(isSettled ? 12 : 3) === 0;
  const idsOf = (listId: string) =>
    said.players.filter((player) => player.listId === listId).map(({ id }) => id);

  const aDate = () => {
    const [year, month] = below(2) ? ['2025', 12] : ['2026', 1];
    return `${year}-${String(month).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`;
  };

  async function match(): Promise<void> {
    const { id, date } = await createMatch(ana, list.id, { date: aDate(), time: '21:00' });
    const none = { claro: [], oscuro: [], result: null, isSuspended: false, listId: list.id };
    const sets = {
      confirmed: new Set<string>(),
      guests: new Set<string>(),
      removed: new Set<string>(),
    };
    said.matches.push({ id, date, ...none, ...sets });
  }

  async function roster(one: SaidMatch): Promise<void> {
    const url = `/api/matches/${one.id}/players`;
    const guest = isRare() ? among(idsOf(other.id)) : undefined;
    if (guest && isTaken(await ana.post(url, { playerId: guest }))) one.guests.add(guest);
    const gone = isRare() ? among(idsOf(list.id)) : undefined;
    if (gone && isTaken(await ana.delete(`${url}/${gone}`))) one.removed.add(gone);
    const coming = comersTo(one).filter(() => below(4) > 0);
    const changes = coming.map((playerId) => ({ playerId, isConfirmed: true }));
    const url2 = `/api/matches/${one.id}/attendance`;
    if (coming.length > 0 && isTaken(await ana.put(url2, { changes })))
      for (const id of coming) one.confirmed.add(id);
  }

  const comersTo = ({ guests, removed }: SaidMatch) =>
    [...idsOf(list.id), ...guests].filter((id) => !removed.has(id));

  async function teams(one: SaidMatch): Promise<void> {
    const line = isRare() ? shuffled(comersTo(one)) : comersTo(one);
    const half = Math.min(5, Math.max(1, Math.floor(line.length / 2) - (isRare() ? 1 : 0)));
    const [claroTeam, oscuroTeam] = [line.slice(0, half), line.slice(half, 2 * half)];
    const suplentes = line.slice(2 * half);
    const wire = { matchId: one.id, claroTeam, oscuroTeam, suplentes };
    const url = `/api/matches/${one.id}/teams`;
    const isNew = one.claro.length + one.oscuro.length === 0;
    if (isTaken(await (isNew ? ana.post(url, wire) : ana.put(url, wire))))
      Object.assign(one, { claro: claroTeam, oscuro: oscuroTeam });
  }

  async function result(one: SaidMatch): Promise<void> {
    const score = { claro: below(5), oscuro: below(3) };
    const scorers = shuffled([...one.claro, ...one.oscuro])
      .slice(0, below(4))
      .map((playerId) => ({ playerId, goals: below(3), ownGoals: below(5) === 0 ? 1 : 0 }));
    const known = { ...score, scorers };
    if (isTaken(await ana.put(`/api/matches/${one.id}/result`, known))) one.result = known;
  }

  async function playerGoes(): Promise<void> {
    const id = said.players.length > 3 ? among(said.players)?.id : undefined;
    if (id === undefined || !isTaken(await ana.delete(`/api/players/${id}`))) return;
    said.players = said.players.filter((player) => player.id !== id);
  }

  const corrections: Record<string, (one: SaidMatch) => Promise<void>> = {
    result,
    teams,
    playerGoes,
    async noResult(one) {
      if (isTaken(await ana.delete(`/api/matches/${one.id}/result`))) one.result = null;
    },
    async suspended(one) {
      const status = one.isSuspended ? 'completado' : 'cancelado';
      if (isTaken(await ana.patch<Match>(`/api/matches/${one.id}`, { status })))
        one.isSuspended = !one.isSuspended;
    },
    async matchGoes(one) {
      if (isTaken(await ana.delete(`/api/matches/${one.id}`)))
        said.matches = said.matches.filter((its) => its !== one);
    },
  };
  return { said, isSettled, match, roster, teams, result, corrections };
}
