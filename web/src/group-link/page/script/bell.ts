import type { NoticesReply } from '@picadito/domain';
import {
  areNoticesAllowed,
  canGetNotices,
  isSubscribedHere,
  subscribeWith,
} from '../../../lib/push-subscription.ts';
import { registerWorker } from '../../../lib/register-worker.ts';

const SCOPE = '/g/';

const OFF = 'Avisame en este celu';
const ON = 'Este celu recibe avisos. No avisar más';
const BLOCKED = 'Este navegador tiene bloqueados los avisos.';
const FAILED = 'No se pudo. Probá de nuevo.';

/** Shows the button of notices, which is of no use without a script, where the browser can get them. */
export function showBell(): void {
  const bell = document.querySelector<HTMLButtonElement>('[data-bell]');
  if (!bell || !canGetNotices() || Notification.permission === 'denied') return;
  const path = bell.dataset['bell'] ?? '';
  bell.addEventListener('click', () => void turn(bell, path));
  isOnHere(path).then(
    (isOn) => draw(bell, isOn),
    () => undefined,
  );
}

/** As the browser says, and the server. */
async function isOnHere(path: string): Promise<boolean> {
  return (await isSubscribedHere(SCOPE)) && (await ask(path)).isOn;
}

function draw(bell: HTMLButtonElement, isOn: boolean, text = isOn ? ON : OFF): void {
  bell.hidden = false;
  bell.textContent = text;
  bell.dataset['on'] = String(isOn);
}

async function turn(bell: HTMLButtonElement, path: string): Promise<void> {
  const isOn = bell.dataset['on'] === 'true';
  bell.disabled = true;
  try {
    if (isOn) draw(bell, (await ask(`${path}-off`, {})).isOn);
    else if (await areNoticesAllowed()) draw(bell, (await subscribe(path)).isOn);
    else draw(bell, false, BLOCKED);
  } catch {
    draw(bell, isOn, FAILED);
  }
  bell.disabled = false;
}

async function subscribe(path: string): Promise<NoticesReply> {
  await registerWorker('/players-sw.js', SCOPE);
  const [registration, { publicKey }] = await Promise.all([
    navigator.serviceWorker.ready,
    ask(path),
  ]);
  return ask(path, await subscribeWith(registration, publicKey));
}

async function ask(path: string, body?: object): Promise<NoticesReply> {
  const response = await fetch(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: body ? { 'content-type': 'application/json' } : {},
  });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as NoticesReply;
}
