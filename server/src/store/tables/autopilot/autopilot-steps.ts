import type { AutopilotStepKind, Teams } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';
import type { RowOf } from '../../schema.ts';

type OfMatch = { userId: string; matchId: string };
type Line = Teams<string> | null;

export type AutopilotStep = {
  at: string;
  kind: AutopilotStepKind;
  before: Line;
  after: Line;
  undoneAt: string | null;
};

export async function insertStep(
  tx: Writer,
  { userId, matchId }: OfMatch,
  { at, kind, before, after }: Omit<AutopilotStep, 'undoneAt'>,
): Promise<void> {
  const text = (teams: Line) => (teams === null ? null : JSON.stringify(teams));
  const teams = { teams_before: text(before), teams_after: text(after) };
  await tx
    .insertInto('autopilot_steps')
    .values({ user_id: userId, match_id: matchId, at, kind, ...teams, undone_at: null })
    .execute();
}

/** Returns the steps of the autopilot in a match, the newest first. */
export async function stepsOf(db: Reader, { userId, matchId }: OfMatch): Promise<AutopilotStep[]> {
  const rows = await db
    .selectFrom('autopilot_steps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(stepOf);
}

/** Returns the steps of the autopilots in these matches of the user, the oldest first. */
export async function stepsOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('autopilot_steps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return rows
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map((row) => ({ matchId: row.match_id, ...stepOf(row) }));
}

/**
 * Marks the steps of an autopilot that were made at `from` or later as undone at the time `at`. Steps that are already
 * undone keep their time.
 */
export async function undoStepsFrom(
  tx: Writer,
  { userId, matchId }: OfMatch,
  { from, at }: { from: string; at: string },
): Promise<void> {
  await tx
    .updateTable('autopilot_steps')
    .set({ undone_at: at })
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('at', '>=', from)
    .where('undone_at', 'is', null)
    .execute();
}

/** Deletes, for all users, the steps that were made before `startedBefore` in matches that started before it. */
export async function deleteOldSteps(tx: Writer, startedBefore: string): Promise<void> {
  await tx
    .deleteFrom('autopilot_steps')
    .where('at', '<', startedBefore)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('matches')
          .select('matches.match_id')
          .whereRef('matches.user_id', '=', 'autopilot_steps.user_id')
          .whereRef('matches.match_id', '=', 'autopilot_steps.match_id')
          .where('matches.starts_at', '<', startedBefore),
      ),
    )
    .execute();
}

function stepOf(row: RowOf<'autopilot_steps'>): AutopilotStep {
  return {
    at: row.at,
    kind: row.kind,
    before: teamsIn(row.teams_before),
    after: teamsIn(row.teams_after),
    undoneAt: row.undone_at,
  };
}

const teamsIn = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Teams<string>);
