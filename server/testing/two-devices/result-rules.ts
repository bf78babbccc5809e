/*
 * Models the result of a match in its simplest form: a result is set, corrected and removed. Its scorers count as long
 * as they are in the teams and have no more goals than their side.
 */

/** Type of teams in the model: the numbers of the players in claro, in oscuro and among the substitutes. */
export type Teams = readonly [number[], number[], number[]];

/** Type of a result in the model. Its scorers are in the order of their numbers. */
export type Result = { claro: number; oscuro: number; scorers: readonly Scorer[] };
export type Scorer = readonly [player: number, goals: number];

/**
 * Type of a request about the result. `saw` is the result on the device's screen when it sent the request; undefined if
 * the request sends none.
 */
export type ResultRequest =
  | { kind: 'score'; result: Result; saw?: Result | null | undefined }
  | { kind: 'unscore' | 'result' };

type Match = { hasBegun: boolean; teams: Teams | null; result: Result | null };
/** Type of the outcome of a request about the result: the status of the response, and the result after the request. */
type Next = { status: number; result: Result | null; isRefused: boolean };

const text = (result: Result | null) => JSON.stringify(result);

export function scored({ hasBegun, teams, result }: Match, request: ResultRequest): Next {
  const refused = (status: number): Next => ({ status, result, isRefused: true });
  const taken = (status: number, next: Result | null): Next => {
    return { status, result: next, isRefused: false };
  };
  switch (request.kind) {
    case 'result':
      return taken(200, result);
    case 'unscore':
      return result ? taken(204, null) : refused(404);
    case 'score': {
      if (!areTakenFrom(request.result, teams)) return refused(422);
      if (text(request.result) === text(result)) return taken(200, result);
      const known = [text(result), text(shownResult(result, teams))];
      if (request.saw !== undefined && !known.includes(text(request.saw))) return refused(409);
      return hasBegun ? taken(200, request.result) : refused(422);
    }
  }
}

/**
 * Returns the result as the app shows it with these teams: without scorers who are in no team, and without any scorers
 * if a side's scorers have more goals than the side. Returns null without a result.
 */
export function shownResult(result: Result | null, teams: Teams | null): Result | null {
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
