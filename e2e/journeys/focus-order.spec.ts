import { DESKTOP, PHONE, TABLET } from '../support/browser/devices.ts';
import { faultsOfFocusOrder } from '../support/browser/focus-order.ts';
import { expect, test } from '../support/reader.ts';
import { MORE_SCREENS, SCREENS } from '../support/screens.ts';
import { chooseList } from '../support/seed.ts';

for (const { name, path } of [...SCREENS, ...MORE_SCREENS]) {
  const tag = name === 'add-players' ? [] : '@long';
  test(
    `Tab goes through ${name} in the order in which it is seen`,
    { tag },
    async ({ page, full }) => {
      for (const size of [PHONE, TABLET, DESKTOP]) {
        await page.setViewportSize(size);
        await chooseList(page, { id: full.listId });
        await page.goto(path(full));
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByText(/^Cargando/)).toHaveCount(0);
        expect(await faultsOfFocusOrder(page), `${size.width} px`).toEqual([]);
      }
    },
  );
}
