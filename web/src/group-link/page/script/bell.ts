import type { NoticesReply } from '@picadito/domain';
import {
  askForNotices,
  canGetNotices,
  isSubscribedHere,
  readyWorker,
  subscribeWith,
} from '../../../notices/push-subscription.ts';
import { registerWorker } from '../../../lib/register-worker.ts';
import { clearFailure, failure, requestData, Refused } from './exchange.ts';

const SCOPE = '/g/';

const OFF = 'Avisame en este celu si hay novedades';
const ON = 'Este celu recibe avisos. No avisar más';
const BLOCKED = 'Este navegador tiene bloqueados los avisos. Permitilos en sus ajustes.';
const FAILED = 'No se pudo. Probá de nuevo.';

/** True if this device gets notices, as the browser and the server last reported. Valid only if `isKnown` is true. */
let isOn = false;
let isKnown = false;
let isBusy = false;
/**
 * Counts taps on the button and releases of the device's name. A reply to a request from before the last of these is
 * discarded, because it is outdated.
 */
let taps = 0;

/**
 * Shows the button that turns notices on and off, if the browser can get notices and does not block them. Otherwise the
 * page does not mention notices.
 */
export function showBell(): void {
  const bell = bellHere();
  if (!bell) return forgetState();
  if (!canGetNotices() || Notification.permission === 'denied') return;
  bell.addEventListener('click', () => void toggle(pathOf(bell)));
  // The page has been replaced, so the known state is drawn at once.
  if (isKnown) draw(bell);
  void readState(pathOf(bell));
}

const bellHere = () => document.querySelector<HTMLButtonElement>('[data-bell]');
const pathOf = (bell: HTMLButtonElement) => bell.dataset['bell'] ?? '';

/**
 * Discards the known state on a page without the button. This device owns no name there, and the state of its old name
 * does not apply to its next name.
 */
function forgetState(): void {
  isKnown = false;
  taps += 1;
}

async function readState(path: string): Promise<void> {
  const before = taps;
  try {
    const found = (await isSubscribedHere(SCOPE)) && (await requestData<NoticesReply>(path)).isOn;
    if (taps !== before) return;
    isOn = found;
    isKnown = true;
    draw();
  } catch {
    // Without a network the button stays hidden until the next page is shown.
  }
}

function draw(bell = bellHere()): void {
  if (!bell) return;
  bell.hidden = false;
  bell.textContent = isOn ? ON : OFF;
  bell.setAttribute('aria-busy', String(isBusy));
}

async function toggle(path: string): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  taps += 1;
  clearFailure();
  draw();
  const reply = await (isOn ? requestData<NoticesReply>(`${path}-off`, {}) : subscribe(path)).catch(
    (error: unknown) => (error instanceof Refused ? error.message : FAILED),
  );
  isBusy = false;
  if (typeof reply !== 'string') ({ isOn } = reply);
  draw();
  if (typeof reply === 'string') bellHere()?.after(failure(reply));
}

async function subscribe(path: string): Promise<NoticesReply> {
  const refused = await askForNotices(BLOCKED);
  if (refused !== null) throw new Refused(refused);
  await registerWorker('/players-sw.js', SCOPE);
  const [registration, { publicKey }] = await Promise.all([
    readyWorker(),
    requestData<NoticesReply>(path),
  ]);
  return requestData(path, await subscribeWith(registration, publicKey));
}
