import type { NoticesReply } from '@picadito/domain';
import {
  askForNotices,
  canGetNotices,
  isSubscribedHere,
  readyWorker,
  subscribeWith,
} from '../../../lib/push-subscription.ts';
import { registerWorker } from '../../../lib/register-worker.ts';
import { clearFailure, failure } from './failure.ts';
import { askData, Refused } from './request.ts';

const SCOPE = '/g/';

const OFF = 'Avisame en este celu si hay novedades';
const ON = 'Este celu recibe avisos. No avisar más';
const BLOCKED = 'Este navegador tiene bloqueados los avisos. Permitilos en sus ajustes.';
const FAILED = 'No se pudo. Probá de nuevo.';

/** Holds the state that the browser and the server reported last; `isKnown` tells whether they have reported one. */
let isOn = false;
let isKnown = false;
let isBusy = false;
/** Counts taps and released names, because a reply to a request from before the last one is outdated. */
let taps = 0;

/**
 * Shows the button for notices, which needs a script, if the browser can get them. Otherwise the page shows nothing,
 * because players come for seconds and have not asked for notices.
 */
export function showBell(): void {
  const bell = bellHere();
  if (!bell) return forget();
  if (!canGetNotices() || Notification.permission === 'denied') return;
  bell.addEventListener('click', () => void turn(pathOf(bell)));
  // The page has been replaced, so the known state is drawn at once.
  if (isKnown) draw(bell);
  void look(pathOf(bell));
}

const bellHere = () => document.querySelector<HTMLButtonElement>('[data-bell]');
const pathOf = (bell: HTMLButtonElement) => bell.dataset['bell'] ?? '';

/** Discards the known state: this device owns no name, and the state says nothing of the next name. */
function forget(): void {
  isKnown = false;
  taps += 1;
}

async function look(path: string): Promise<void> {
  const before = taps;
  try {
    const found = (await isSubscribedHere(SCOPE)) && (await askData<NoticesReply>(path)).isOn;
    if (taps !== before) return;
    isOn = found;
    isKnown = true;
    draw();
  } catch {
    // Without a signal the button comes with the next page.
  }
}

function draw(bell = bellHere()): void {
  if (!bell) return;
  bell.hidden = false;
  bell.textContent = isOn ? ON : OFF;
  bell.setAttribute('aria-busy', String(isBusy));
}

async function turn(path: string): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  taps += 1;
  clearFailure();
  draw();
  const reply = await (isOn ? askData<NoticesReply>(`${path}-off`, {}) : begin(path)).catch(
    (error: unknown) => (error instanceof Refused ? error.message : FAILED),
  );
  isBusy = false;
  if (typeof reply !== 'string') ({ isOn } = reply);
  draw();
  if (typeof reply === 'string') bellHere()?.after(failure(reply));
}

async function begin(path: string): Promise<NoticesReply> {
  const refused = await askForNotices(BLOCKED);
  if (refused !== null) throw new Refused(refused);
  await registerWorker('/players-sw.js', SCOPE);
  const [registration, { publicKey }] = await Promise.all([
    readyWorker(),
    askData<NoticesReply>(path),
  ]);
  return askData(path, await subscribeWith(registration, publicKey));
}
