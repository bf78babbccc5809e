/** Time in milliseconds for which the buttons of a night take no tap after its games have changed. */
const REST_MS = 3_000;

let games: string | undefined;
let restsUntil = 0;
/** True if the captain can take the last game back during the rest. */
let mayUndo = false;

/**
 * Lets the buttons of a night rest after its games have changed, here or on another device, so that a tap that is meant
 * for one game does not record another one. Only a game that the captain has just recorded can be taken back during the
 * rest. Called with each page that is shown; `sent` is the form that has been stored, if any.
 */
export function restButtons(sent?: HTMLFormElement): void {
  const night = document.getElementById('night');
  const shown = night?.dataset['games'];
  if (games !== undefined && shown !== games) {
    restsUntil = Date.now() + REST_MS;
    mayUndo = false;
    setTimeout(restButtons, REST_MS);
  }
  // The event stream may show the captain's game before the reply to the tap comes.
  if (sent?.querySelector('[name=outcome]')) mayUndo = true;
  games = shown;
  const isResting = Date.now() < restsUntil;
  // A disabled button would lose the focus.
  for (const button of night?.querySelectorAll('button') ?? [])
    button.ariaDisabled = isResting && (button.name === 'outcome' || !mayUndo) ? 'true' : null;
}
