/**
 * Until all requests that came in the same turn of the event loop have been read. They then take each step side by
 * side, and their answers leave one right after the other: under load that is twice as many in the same time
 * (docs/decisions/014), alone it costs a request nothing.
 */
export function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = null;
      resolve();
    });
  });
  return turn;
}

let turn: Promise<void> | null = null;
