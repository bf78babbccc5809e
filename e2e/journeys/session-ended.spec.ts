import { typeListName, typeMatch, typePlayer } from '../support/failures.ts';
import { blockEvents } from '../support/live.ts';
import { untilQuiet } from '../support/browser/quiet.ts';
import { chooseList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

/**
 * Actions that the server refuses to a user without a session (docs/specification.md#rules-matches), with path and
 * text.
 */
const SIGNED_OUT = [
  ['a new match', '/create-match', 'Debes iniciar sesión para crear un partido.', typeMatch],
  ['a player', '/add-players', 'Debes iniciar sesión para agregar jugadores.', typePlayer],
  [
    'a list by its name',
    '/player-lists',
    'Debes iniciar sesión para crear una lista.',
    typeListName,
  ],
] as const;

test.describe('after the end of the session the screen says why a session is needed', () => {
  test.use({ expectedComplaint: /401/ });

  for (const [what, path, sentence, act] of SIGNED_OUT) {
    test(what, async ({ page, context, signIn, full }) => {
      // Only the tap may meet the end of the session. Another request or the event stream would lead away before it.
      await blockEvents(page);
      await signIn(full.account);
      await chooseList(page, { id: full.listId });
      await untilQuiet(page, () => page.goto(path));
      await expect(page.getByText('Los de los jueves').first()).toBeAttached();
      await context.clearCookies();
      await act(page);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await expect(page).toHaveURL(/\/landing$/);
    });
  }
});
