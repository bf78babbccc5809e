import { areNoticesAllowed, canGetNotices, subscribeWith } from '../../../lib/push-subscription.ts';

/** Only in browsers with Trusted Types. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (input: string) => string };
    }
  | undefined;

/** The one name that the page's policy allows, and the one address that it gives (web/build/service-worker.ts). */
const POLICY = 'picadito-worker';
const WORKER = '/players-sw.js';
const SCOPE = '/g/';

const OFF = 'Avisame en este celu';
const ON = 'Este celu recibe avisos. No avisar más';
const BLOCKED = 'Este navegador tiene bloqueados los avisos.';
const FAILED = 'No se pudo. Probá de nuevo.';

let address: string | undefined;

type Notices = { publicKey: string; isOn: boolean };

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
  if (Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (!(await registration?.pushManager.getSubscription())) return false;
  return (await ask(path)).isOn;
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

async function subscribe(path: string): Promise<Notices> {
  address ??=
    typeof trustedTypes === 'undefined'
      ? WORKER
      : trustedTypes.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL('');
  await navigator.serviceWorker.register(address, { scope: SCOPE });
  const [registration, { publicKey }] = await Promise.all([
    navigator.serviceWorker.ready,
    ask(path),
  ]);
  return ask(path, await subscribeWith(registration, publicKey));
}

async function ask(path: string, body?: object): Promise<Notices> {
  const response = await fetch(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: body ? { 'content-type': 'application/json' } : {},
  });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Notices;
}
