import type {
  FiguraReply,
  FiguresReply,
  LevelSuggestionReply,
  MatchScore,
  Player,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { hashCode, keysOf } from '../../security/link-code.ts';
import { aLinkedGroup } from '../../../testing/a-linked-group.ts';
import { createMatch } from '../../../testing/a-match.ts';
import { withSurvey } from '../../../testing/surveys/a-survey.ts';
import { HOUR, KICK_OFF } from '../../../testing/group-link/played/a-played-group.ts';

const WEEK = 7 * 24 * HOUR;
const EVENINGS = 12;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const STRONGEST = 1;

/**
 * Returns the teams of an evening as player numbers. Jueves 01 is always in Claro, and the other players of Claro
 * change.
 */
function sidesOf(evening: number) {
  const others = NUMBERS.slice(1);
  const turn = (evening * 2) % others.length;
  const row = [...others.slice(turn), ...others.slice(0, turn)];
  return { claro: [STRONGEST, ...row.slice(0, 3)], oscuro: row.slice(3) };
}

async function aGroup() {
  const group = await aLinkedGroup(NUMBERS.length);
  const { ana, clock, ids, list, match: first, path, device, signedIn } = group;
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const idOf = (number: number) => ids[number - 1] ?? '';
  const phones = NUMBERS.map(() => device());
  const phoneOf = (number: number) => phones[number - 1] ?? device();
  const matches: string[] = [];

  async function gather(evening: number): Promise<string> {
    clock.now = KICK_OFF + evening * WEEK - 4 * HOUR;
    // The session of the week before has ended.
    Object.assign(ana, await signedIn('ana'));
    const date = new Date(clock.now).toISOString().slice(0, 10);
    const { id } = evening === 0 ? first : await createMatch(ana, list.id, { date });
    for (const number of NUMBERS)
      expect((await phoneOf(number).says(number, 'voy')).status).toBe(200);
    const { claro, oscuro } = sidesOf(evening);
    const teams = { claroTeam: claro.map(idOf), oscuroTeam: oscuro.map(idOf), suplentes: [] };
    expect((await ana.post(`/api/matches/${id}/teams`, { matchId: id, ...teams })).status).toBe(
      201,
    );
    matches.push(id);
    return id;
  }

  /** Stores the score of a match: two players agree on it, or the organiser sets it with the scorers. */
  async function tellScore(evening: number, id: string): Promise<void> {
    clock.now = KICK_OFF + evening * WEEK + 2 * HOUR;
    if (evening % 2 === 1) {
      const scorers = [{ playerId: idOf(STRONGEST), goals: 2, ownGoals: 0 }];
      await ana.put(`/api/matches/${id}/result`, { claro: 6, oscuro: 3, scorers });
      return;
    }
    for (const number of [2, 3]) {
      const fields = { match: keyOf(id), player: keyOf(idOf(number)), claro: '6', oscuro: '3' };
      expect((await phoneOf(number).sends('score', fields)).status).toBe(200);
    }
  }

  /** Sends three votes for the strongest player of a match, and the vote of the strongest player for another one. */
  async function vote(id: string): Promise<void> {
    for (const number of [1, 2, 3, 4]) {
      const figura = keyOf(idOf(number === STRONGEST ? 2 : STRONGEST));
      const fields = { match: keyOf(id), player: keyOf(idOf(number)), figura };
      expect((await phoneOf(number).sends('vote', fields)).status).toBe(200);
    }
    expect((await ana.get<FiguraReply[]>('/api/figuras')).body).toHaveLength(matches.length - 1);
    clock.now += 24 * HOUR;
  }

  const figures = async (season: string) =>
    (await ana.get<FiguresReply>(`/api/players/stats/figures?season=${season}`)).body;
  const of = async (number: number, season = 'all') =>
    (await figures(season)).players.find(({ playerId }) => playerId === idOf(number));
  return { ...group, idOf, phoneOf, matches, gather, tellScore, vote, figures, of };
}

/** Returns how often the player with this number was in the team of the strongest player, which won every match. */
const winsOf = (number: number, evenings: number) =>
  Array.from({ length: evenings }, (_, evening) => sidesOf(evening).claro.includes(number)).filter(
    Boolean,
  ).length;

test('a season of twelve evenings has answers, teams, results, statistics, figuras, a suggestion and a survey', async () => {
  const group = await aGroup();
  const { ana, list, idOf, matches, gather, tellScore, vote, of } = group;
  for (let evening = 0; evening < EVENINGS; evening += 1) {
    const id = await gather(evening);
    await tellScore(evening, id);
    await vote(id);
  }

  const { body: scores } = await ana.get<MatchScore[]>(`/api/results?matches=${matches.join(',')}`);
  expect(scores.map(({ score }) => score)).toEqual(matches.map(() => ({ claro: 6, oscuro: 3 })));
  for (const number of NUMBERS) {
    const [won, of2026] = [winsOf(number, EVENINGS), winsOf(number, 6)];
    expect(await of(number)).toMatchObject({
      matchesPlayed: EVENINGS,
      won,
      lost: EVENINGS - won,
      points: 3 * won,
      goalsFor: 6 * won + 3 * (EVENINGS - won),
    });
    // Six of the evenings are in 2026.
    expect(await of(number, '2026')).toMatchObject({ won: of2026, lost: 6 - of2026 });
  }
  expect(await of(STRONGEST)).toMatchObject({ goals: 12, streak: { won: 12, longest: 12 } });
  const { body: figuras } = await ana.get<FiguraReply[]>('/api/figuras');
  expect(figuras.map(({ players, votes }) => [players[0]?.playerId, votes])).toEqual(
    matches.map(() => [idOf(STRONGEST), 3]),
  );

  await ana.put(`/api/matches/${matches[0]}/result`, { claro: 3, oscuro: 3 });
  expect(await of(STRONGEST)).toMatchObject({ won: 11, drawn: 1, points: 34, streak: { won: 11 } });

  const suggestion = `/api/lists/${list.id}/level-suggestion`;
  const { body: told } = await ana.get<LevelSuggestionReply>(suggestion);
  expect(told.suggestion).toMatchObject({
    playerId: idOf(STRONGEST),
    skillLevel: '4',
    matches: 12,
  });

  const survey = await withSurvey(group);
  for (const number of [2, 3, 4, 5, 6]) {
    const payload = await survey.phone().filled(number, { [STRONGEST]: '5' }, '3');
    expect((await group.phoneOf(number).sends('survey', payload)).status).toBe(200);
  }
  await survey.close();
  await survey.decide(STRONGEST, true);
  const { body: players } = await ana.get<Player[]>(`/api/lists/${list.id}/players`);
  expect(players.find(({ id }) => id === idOf(STRONGEST))?.skillLevel).toBe('5');
});
