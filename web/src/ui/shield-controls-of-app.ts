import { labelOf, shieldNewControls } from '../lib/shield-new-controls.ts';

/** Shields new controls of the app from taps (`shieldNewControls`). React keeps the elements of controls that stay. */
export function shieldControlsOfApp(): void {
  const numbers = new WeakMap<HTMLElement, number>();
  let count = 0;
  shieldNewControls((control) => {
    const number = numbers.get(control) ?? (count += 1);
    numbers.set(control, number);
    return `${number} ${labelOf(control)}`;
  });
}
