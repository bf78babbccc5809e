import { element, icon } from '../element.ts';
import type { IconName } from '../icon.tsx';
import { countdown } from './countdown.ts';
import { type ShownToast, dismissToast, toastStore } from './toasts.ts';

const SWIPE_THRESHOLD_PX = 50;
const TAP_TOLERANCE_PX = 10;
const HOTKEY = 'F8';
/**
 * Time in milliseconds between the live region and its text, because a live region announces only changes after it was
 * added.
 */
const ANNOUNCED_AFTER_MS = 50;
const TONES: Record<ShownToast['tone'], { icon: IconName; block: string; frame: string }> = {
  good: { icon: 'check', block: 'bg-grass', frame: 'frame-grass' },
  bad: { icon: 'warning', block: 'bg-danger', frame: 'frame-danger' },
  info: { icon: 'info', block: 'bg-cyan', frame: 'frame-cyan' },
};

/**
 * Shows the toasts of this page (docs/specification.md#toasts): a swipe to the right from 50 px dismisses a toast, and
 * F8 moves the focus to it. The code works without React, because the landing has toasts too.
 */
export function mountToaster(): void {
  const list = element('ol', {
    tabindex: '-1',
    class: 'toasts',
  });
  const polite = element('div', { 'aria-live': 'polite', class: 'sr-only' });
  const assertive = element('div', { 'aria-live': 'assertive', class: 'sr-only' });
  document.body.append(
    element('div', { role: 'region', 'aria-label': `Avisos (${HOTKEY})` }, list),
    polite,
    assertive,
  );
  document.addEventListener('keydown', ({ code }) => {
    if (code === HOTKEY) list.focus();
  });

  let shownId: number | undefined;
  let hide = () => {};
  toastStore.subscribe(({ toasts: [newest] }) => {
    const toast = newest?.open ? newest : undefined;
    if (toast?.id === shownId) return;
    shownId = toast?.id;
    hide();
    if (toast) hide = show(toast, list, toast.tone === 'bad' ? assertive : polite);
  });
}

/** Shows a toast and returns a function that removes it. */
function show(toast: ShownToast, list: HTMLElement, live: HTMLElement): () => void {
  const close = () => dismissToast(toast.id);
  const card = cardOf(toast, close);
  const timer = countdown(toast.duration, close);
  const listening = new AbortController();
  const options = { signal: listening.signal };
  for (const busy of ['pointerenter', 'focusin']) card.addEventListener(busy, timer.pause);
  for (const free of ['pointerleave', 'focusout']) card.addEventListener(free, timer.resume);
  window.addEventListener('blur', timer.pause, options);
  window.addEventListener('focus', timer.resume, options);
  card.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  dismissBySwipe(card, close);
  if (toast.tone !== 'bad') forwardTap(card, close);
  list.append(card);
  const announcement = setTimeout(() => {
    live.textContent = [toast.title, toast.description].filter(Boolean).join(' ');
  }, ANNOUNCED_AFTER_MS);
  return () => {
    listening.abort();
    timer.pause();
    clearTimeout(announcement);
    live.textContent = '';
    if (card.contains(document.activeElement)) list.focus();
    card.remove();
  };
}

function cardOf({ tone, title, description, isEcho }: ShownToast, close: () => void): HTMLElement {
  const { icon: name, block, frame } = TONES[tone];
  const button = element(
    'button',
    {
      type: 'button',
      'aria-label': 'Cerrar aviso',
      class: 'toast-close',
    },
    icon('close'),
  );
  button.addEventListener('click', close);
  return element(
    'li',
    {
      tabindex: '0',
      class: `pix flex touch-pan-y animate-rise items-stretch bg-panel select-none ${frame}`,
    },
    element(
      'span',
      { class: `grid w-8 shrink-0 place-items-center text-void sm:w-12 ${block}` },
      icon(name),
    ),
    // Title and sentence flow as one text, so that the toast covers little of the screen.
    element(
      'div',
      { class: 'min-w-0 flex-1 self-center py-2 pl-2 leading-snug text-pretty sm:pl-4' },
      element(
        'div',
        { class: 'mr-1.5 inline font-display text-d4 leading-none tracking-wide' },
        title,
      ),
      element(
        'div',
        { class: tone === 'good' ? 'inline max-sm:text-[0.9375rem]' : 'inline' },
        description ?? '',
      ),
    ),
    ...(isEcho ? [] : [button]),
  );
}

/**
 * Forwards a tap on the text of a toast to the control under the toast. Users tap rows in quick succession, and the
 * toast about one row may cover the next row.
 */
function forwardTap(card: HTMLElement, dismiss: () => void): void {
  let from = 0;
  card.addEventListener('pointerdown', ({ clientX }) => (from = clientX));
  card.addEventListener('click', ({ target, clientX, clientY }) => {
    const isOnButton = target instanceof Element && target.closest('button') !== null;
    if (isOnButton || Math.abs(clientX - from) > TAP_TOLERANCE_PX) return;
    dismiss();
    const covered = document.elementFromPoint(clientX, clientY);
    const control = covered?.closest<HTMLElement>('a, button, input, select, textarea, label');
    control?.focus();
    control?.click();
  });
}

/** Moves the card with the pointer to the right, and dismisses it if it is released beyond the threshold. */
function dismissBySwipe(card: HTMLElement, dismiss: () => void): void {
  let from: number | null = null;
  const moved = ({ clientX }: PointerEvent) => Math.max(0, clientX - (from ?? clientX));
  card.addEventListener('pointerdown', ({ button, clientX }) => {
    if (button === 0) from = clientX;
  });
  card.addEventListener('pointermove', (event) => {
    if (moved(event) === 0) return;
    card.setPointerCapture(event.pointerId);
    card.style.translate = `${moved(event)}px`;
  });
  const end = (isDropped: boolean) => {
    from = null;
    card.style.translate = '';
    if (isDropped) dismiss();
  };
  card.addEventListener('pointerup', (event) => end(moved(event) >= SWIPE_THRESHOLD_PX));
  card.addEventListener('pointercancel', () => end(false));
}
