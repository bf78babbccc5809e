/*
 * What a match is after each step, said once more and as plainly as can be. A new rule of answers needs its
 * step here, and who takes it in `histories.ts`.
 */
export type State = 'silent' | 'in' | 'queued' | 'maybe' | 'out';
export type Step =
  | { kind: 'says'; player: number; answer: 'voy' | 'no' | 'nose' }
  | { kind: 'organiser'; player: number; decides: 'in' | 'out' | 'silent' }
  | { kind: 'settings'; capacity: number; answersUntil: string | null };

/** `since`: in the order of those who are in, or in the queue. */
export type PlayedMatch = {
  capacity: number;
  turn: number;
  players: Map<number, { state: State; since: number }>;
};

export function freshMatch(players: number, capacity: number): PlayedMatch {
  const all = Array.from({ length: players }, (_, at) => at + 1);
  const silent = all.map((player) => [player, { state: 'silent', since: 0 }] as const);
  return { capacity, turn: 0, players: new Map(silent) };
}

export const inOrder = ({ players }: PlayedMatch, wanted: State): number[] =>
  [...players]
    .filter(([, { state }]) => state === wanted)
    .toSorted(([, a], [, b]) => a.since - b.since)
    .map(([player]) => player);

/** Changes the match; returns whose attendance is another one by it: first the step's own player, then who moved up. */
export function play(match: PlayedMatch, step: Step): number[] {
  const changed = step.kind === 'settings' ? [] : [step.player];
  if (step.kind === 'settings') match.capacity = step.capacity;
  if (step.kind === 'says') say(match, step.player, step.answer);
  if (step.kind === 'organiser') decide(match, step.player, step.decides);
  const [first] = changed;
  const wasIn = first !== undefined && match.players.get(first)?.state === 'in';
  const up = moveUp(match).filter((player) => wasIn || player !== first);
  return [...changed, ...up];
}

function say(match: PlayedMatch, player: number, answer: 'voy' | 'no' | 'nose'): void {
  if (answer === 'no') return put(match, player, 'out');
  if (answer === 'nose') return put(match, player, 'maybe');
  const { state } = match.players.get(player) ?? {};
  if (state !== 'in' && state !== 'queued') put(match, player, 'queued');
}

/** What is so already is no decision. */
function decide(match: PlayedMatch, player: number, decided: 'in' | 'out' | 'silent'): void {
  const { state } = match.players.get(player) ?? {};
  const isPending = state === 'queued' || state === 'maybe';
  if (state === decided || (decided === 'silent' && isPending)) return;
  put(match, player, decided);
}

function moveUp(match: PlayedMatch): number[] {
  const free = match.capacity - inOrder(match, 'in').length;
  const up = inOrder(match, 'queued').slice(0, Math.max(0, free));
  for (const player of up) put(match, player, 'in');
  return up;
}

function put(match: PlayedMatch, player: number, state: State): void {
  match.turn += 1;
  match.players.set(player, { state, since: match.turn });
}
