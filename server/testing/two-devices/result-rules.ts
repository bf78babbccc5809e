/*
 * Models the result of a match in its simplest form: a result is set, corrected and removed. Its scorers count as long
 * as they are in the teams and have no more goals than their side.
 */

/** Holds claro, oscuro and suplentes, with players by number. */
export type Teams = readonly [number[], number[], number[]];

/** Describes a result; its scorers are in the order of their numbers. */
export type Result = { claro: number; oscuro: number; scorers: readonly Scorer[] };
export type Scorer = readonly [player: number, goals: number];

/** Describes a call about the result. `saw` is the result that the device has seen; undefined if it sends none. */
export type ResultCall =
  | { kind: 'score'; result: Result; saw?: Result | null | undefined }
  | { kind: 'unscore' | 'result' };

type Match = { hasBegun: boolean; teams: Teams | null; result: Result | null };
/** Describes what a call does: the status of the response and the result afterwards. */
type Next = { status: number; result: Result | null; isRefused: boolean };

const text = (result: Result | null) => JSON.stringify(result);

/** Applies a call to the result of a match. */
export function scored({ hasBegun, teams, result }: Match, call: ResultCall): Next {
  const refused = (status: number): Next => ({ status, result, isRefused: true });
  const taken = (status: number, next: Result | null): Next => {
    return { status, result: next, isRefused: false };
  };
  switch (call.kind) {
    case 'result':
      return taken(200, result);
    case 'unscore':
      return result ? taken(204, null) : refused(404);
    case 'score': {
      if (!areTakenFrom(call.result, teams)) return refused(422);
      if (text(call.result) === text(result)) return taken(200, result);
      const known = [text(result), text(standing(result, teams))];
      if (call.saw !== undefined && !known.includes(text(call.saw))) return refused(409);
      return hasBegun ? taken(200, call.result) : refused(422);
    }
  }
}

/** Returns the result with the scorers that the teams allow. */
export function standing(result: Result | null, teams: Teams | null): Result | null {
  if (!result) return null;
  const scorers = result.scorers.filter(([player]) => sideOf(player, teams) !== null);
  return areTakenFrom({ ...result, scorers }, teams)
    ? { ...result, scorers }
    : { ...result, scorers: [] };
}

function areTakenFrom({ scorers, claro, oscuro }: Result, teams: Teams | null): boolean {
  const goals = [0, 0];
  for (const [player, count] of scorers) {
    const side = sideOf(player, teams);
    if (side === null) return false;
    goals[side] = (goals[side] ?? 0) + count;
  }
  const [ofClaro = 0, ofOscuro = 0] = goals;
  return ofClaro <= claro && ofOscuro <= oscuro;
}

function sideOf(player: number, teams: Teams | null): 0 | 1 | null {
  if (teams?.[0].includes(player)) return 0;
  return teams?.[1].includes(player) ? 1 : null;
}
