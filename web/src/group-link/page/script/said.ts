import { main } from './exchange.ts';

/** Stays while pages come and go: screen readers read what is put into it. */
const voice = document.createElement('p');
voice.setAttribute('role', 'status');
voice.className = 'sr-only';
document.body.append(voice);
let last = main()?.dataset['said'];

/** Says what the page says now, if that is something else. */
export function sayWhatChanged(): void {
  const said = main()?.dataset['said'];
  if (said === last || said === undefined) return;
  last = said;
  voice.textContent = said;
}
