import { onSignInMessage } from '../../identity/sign-in-channel.ts';
import { readVisitorList, removeVisitorList } from '../../players/lists/visitor-list.ts';
import { toast } from '../../ui/toast/toasts.ts';

/** Type of the exports of game/game.tsx. `startGame` returns a function that ends the game. */
export type GameCode = { startGame: (cabinet: HTMLElement) => () => void };

/** List that 'Probar con un ejemplo' puts into the field. */
const EXAMPLE = `⚽ Fútbol del jueves, 21 hs
1. Juanchi 4
2. El Ruso 5
3. Beto 2
4. Núñez 3
5. Chapa 4
6. Tincho 3
7. Peque 5
8. Colo 2
9. Fede 3
10. Gordo 4
11. Maxi 3`;

/**
 * Makes the field of the cabinet work. The code of the game is large, so `load` is called at the first touch of the
 * field, or at once if this tab still has the visitor's list. Returns a function that ends the game.
 */
export function loadGameAtFirstTouch(
  cabinet: HTMLElement,
  load: () => Promise<GameCode>,
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const [field] = cabinet.querySelectorAll<HTMLTextAreaElement>('[data-list]');
  const [example] = cabinet.querySelectorAll<HTMLElement>('[data-example]');
  const [clear] = cabinet.querySelectorAll<HTMLElement>('[data-clear]');
  let isLoading = false;
  let stopGame: (() => void) | undefined;

  const start = () => void startOnce();
  for (const event of ['focus', 'pointerdown', 'input'])
    field?.addEventListener(event, start, { signal });
  field?.addEventListener('input', showClear, { signal });
  example?.addEventListener('click', () => fill(EXAMPLE), { signal });
  clear?.addEventListener('click', empty, { signal });
  // A user who signs out in another tab leaves nothing of the group in this one.
  const stopListening = onSignInMessage((message) => {
    if (message === 'picadito:signed-out') empty();
  });
  const stored = readVisitorList(Date.now());
  if (stored) fill(stored.text);

  return () => {
    stopped.abort();
    stopListening();
    stopGame?.();
  };

  async function startOnce(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const { startGame } = await load();
      if (!signal.aborted) stopGame = startGame(cabinet);
    } catch {
      isLoading = false;
      const description = 'Revisá la conexión y probá de nuevo.';
      toast({ title: 'No pudimos armar los equipos', description, tone: 'bad' });
    }
  }

  function fill(text: string): void {
    if (!field) return;
    field.value = text;
    field.dispatchEvent(new Event('input'));
  }

  function empty(): void {
    fill('');
    removeVisitorList();
    field?.focus();
  }

  function showClear(): void {
    if (clear) clear.hidden = field?.value === '';
  }
}
