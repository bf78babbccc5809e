/** Time in milliseconds for which the buttons of a night take no tap after its games have changed. */
const REST_MS = 3_000;

let games: string | undefined;
let restsUntil = 0;

/**
 * Lets the buttons of a night rest after its games have changed, here or on another device, so that a tap that is meant
 * for one game does not record another one. Called with each page that is shown.
 */
export function restButtons(): void {
  const night = document.getElementById('night');
  const shown = night?.dataset['games'];
  if (games !== undefined && shown !== games) {
    restsUntil = Date.now() + REST_MS;
    setTimeout(restButtons, REST_MS);
  }
  games = shown;
  // A disabled button would lose the focus.
  for (const button of night?.querySelectorAll('button') ?? [])
    button.ariaDisabled = Date.now() < restsUntil ? 'true' : null;
}
