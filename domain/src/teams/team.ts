import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { PER_SIDE_MAX } from '../limits.ts';
import type { MatchFormat } from '../matches/match-format.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  everyoneIn,
  keyedTeams,
  TEAM_KEYS,
  TEAM_ORIGINS,
  teamKeysIn,
  teamsFromWire,
  type KeyedTeam,
  type TeamKey,
  type Teams,
} from './teams.ts';

const playerIds = z.array(z.string({ error: MESSAGES.teamForeignPlayer }), {
  error: MESSAGES.fieldInvalid,
});
const teamsByKey = z.array(
  z.object(
    { key: z.enum(TEAM_KEYS, { error: MESSAGES.fieldInvalid }), players: playerIds },
    { error: MESSAGES.fieldInvalid },
  ),
  { error: MESSAGES.fieldInvalid },
);
/**
 * Schema of the teams that a device showed when its user changed them. The server only compares them with the stored
 * teams, so they need not be valid.
 */
const seenTeams = z.object(
  {
    claroTeam: playerIds,
    oscuroTeam: playerIds,
    suplentes: playerIds,
    teams: z.optional(teamsByKey),
  },
  { error: MESSAGES.fieldInvalid },
);
const fullTeam = playerIds.check(
  z.refine((ids) => ids.length <= PER_SIDE_MAX, { error: teamFullText(PER_SIDE_MAX) }),
);

/** Returns the sentence that refuses more players in a team than the format of the match allows. */
export function teamFullText(perSide: number): string {
  return MESSAGES.teamFull.replace('5', `${perSide}`);
}

type Sent = { claroTeam?: unknown; oscuroTeam?: unknown; teams?: unknown };

const isThereWithoutKeys = (name: 'claroTeam' | 'oscuroTeam') =>
  z.refine<Sent>((sent) => sent[name] !== undefined || sent.teams !== undefined, {
    error: MESSAGES.fieldInvalid,
    path: [name],
  });

/** Tells whether no id occurs twice. */
export const areDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length;

/**
 * Schema of a request that saves teams as player ids (docs/specification.md#data), by name in `claroTeam`, `oscuroTeam`
 * and `suplentes`, or by key in `teams`, or in both forms. `seen` has the teams that the device showed before, or null
 * if it showed none; the request is rejected if the stored teams differ. Without `seen` the stored teams are replaced
 * in any case.
 */
export const teamsInput = z
  .object(
    {
      matchId: z.string({ error: MESSAGES.teamsMatchDiffers }),
      claroTeam: z.optional(fullTeam),
      oscuroTeam: z.optional(fullTeam),
      suplentes: z._default(playerIds, []),
      teams: z.optional(teamsByKey),
      createdBy: z._default(z.enum(TEAM_ORIGINS, { error: MESSAGES.fieldInvalid }), 'manual'),
      seen: z.optional(z.nullable(seenTeams)),
    },
    { error: MESSAGES.invalid },
  )
  .check(
    isThereWithoutKeys('claroTeam'),
    isThereWithoutKeys('oscuroTeam'),
    z.refine(
      ({ claroTeam = [], oscuroTeam = [], suplentes }) =>
        areDistinct([...claroTeam, ...oscuroTeam, ...suplentes]),
      { error: MESSAGES.teamRepeated },
    ),
  );
export const shownInput = z.object({}, { error: MESSAGES.fieldInvalid });
export type TeamsInput = z.output<typeof teamsInput>;

/**
 * Tells whether a request names only two teams and the substitutes of a match that has more teams, because its client
 * knows no others.
 */
export function lacksTeams({ teams }: TeamsInput, { teamCount }: MatchFormat): boolean {
  return teams === undefined && teamCount > 2;
}

/** Returns the teams that a request saves for a match of this format, or what is wrong with them. */
export function teamsOfInput(
  input: TeamsInput,
  format: MatchFormat,
): Result<Teams<string>, { path: string; message: string }> {
  const keys = TEAM_KEYS.slice(0, format.teamCount);
  const { teams: byKey } = input;
  if (!byKey) {
    const { claroTeam = [], oscuroTeam = [], suplentes } = input;
    return checked(teamsFromWire({ claroTeam, oscuroTeam, suplentes }), format, olderName);
  }
  const unknown = byKey.findIndex(
    ({ key }, index) =>
      !keys.includes(key) || byKey.findIndex((other) => other.key === key) !== index,
  );
  if (unknown !== -1) return fail({ path: `teams.${unknown}.key`, message: MESSAGES.teamUnknown });
  if (byKey.length !== keys.length) return fail({ path: 'teams', message: MESSAGES.teamMissing });
  const teams = byKeyIn(byKey, keys, input.suplentes);
  if (!agrees(input.claroTeam, teams.claro) || !agrees(input.oscuroTeam, teams.oscuro))
    return fail({ path: 'teams', message: MESSAGES.teamsDisagree });
  const pathOf = (key: TeamKey) => `teams.${byKey.findIndex((team) => team.key === key)}.players`;
  return checked(teams, format, pathOf);
}

const olderName = (key: TeamKey) => (key === 'claro' ? 'claroTeam' : 'oscuroTeam');

/** Returns the teams by key. The players of naranja and verde may also be among the substitutes. */
function byKeyIn(
  byKey: readonly KeyedTeam[],
  keys: readonly TeamKey[],
  suplentes: readonly string[],
): Teams<string> {
  const listed = (place: string) => byKey.find(({ key }) => key === place)?.players ?? [];
  const alsoListed = new Set([...listed('naranja'), ...listed('verde')]);
  return keyedTeams(keys, (place) =>
    place === 'suplente' ? suplentes.filter((id) => !alsoListed.has(id)) : listed(place),
  );
}

/** Tells whether a team of the older form, if the request has it, has the same players. */
function agrees(older: readonly string[] | undefined, ids: readonly string[]): boolean {
  if (older === undefined) return true;
  return older.length === ids.length && older.every((id) => ids.includes(id));
}

/** Checks that no team is too large, and that no player has two places. `pathOf` returns the field of a team. */
function checked(
  teams: Teams<string>,
  { perSide }: MatchFormat,
  pathOf: (key: TeamKey) => string,
): ReturnType<typeof teamsOfInput> {
  const full = TEAM_KEYS.find((key) => (teams[key] ?? []).length > perSide);
  if (full) return fail({ path: pathOf(full), message: teamFullText(perSide) });
  if (!areDistinct(everyoneIn(teams))) return fail({ path: '', message: MESSAGES.teamRepeated });
  return ok(teams);
}

/** Tells whether saved teams fit a format: they are as many as it has, and none has too many players. */
export function doTeamsFit(teams: Teams<unknown>, { perSide, teamCount }: MatchFormat): boolean {
  const keys = teamKeysIn(teams);
  return keys.length === teamCount && keys.every((key) => (teams[key] ?? []).length <= perSide);
}
