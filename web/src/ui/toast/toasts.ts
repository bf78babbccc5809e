import { createStore } from 'zustand/vanilla';

/** Type of a toast in the store of `toasts.ts`, which `toaster.ts` renders while it is `open`. */
export type ShownToast = {
  id: number;
  title: string;
  description?: string;
  tone: 'good' | 'bad' | 'info';
  /** Time until the toast closes, in milliseconds, or Infinity if only the user closes it. */
  duration: number;
  /** True if the screen already shows the message, so that the toast is short and has no close button. */
  isEcho: boolean;
  open: boolean;
};

/** Maximum number of toasts that show at a time. */
const LIMIT = 1;
const DURATION_MS = 5_000;
const ECHO_MS = 2_000;
const REMOVE_DELAY_MS = 1_000_000;

export type ToastInput = {
  title: string;
  description?: string;
  tone?: ShownToast['tone'];
  isEcho?: ShownToast['isEcho'];
  /** Time until the toast closes, in milliseconds, instead of the default of its kind. */
  duration?: number;
};

let lastId = 0;

export const toastStore = createStore<{ toasts: ShownToast[] }>(() => ({ toasts: [] }));

/** Shows a toast in place of the current one. */
export function toast({ isEcho = false, ...input }: ToastInput): void {
  lastId += 1;
  const shown: ShownToast = {
    tone: 'good',
    duration: input.tone === 'bad' ? Infinity : isEcho ? ECHO_MS : DURATION_MS,
    ...input,
    isEcho,
    id: lastId,
    open: true,
  };
  toastStore.setState(({ toasts }) => ({ toasts: [shown, ...toasts].slice(0, LIMIT) }));
}

export function toastError(description: string): void {
  toast({ title: 'Error', description, tone: 'bad' });
}

/** Removes all toasts after the user has signed out, because they may contain names. */
export function forgetToasts(): void {
  toastStore.setState({ toasts: [] });
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({
    toasts: toasts.map((one) => (one.id === id ? { ...one, open: false } : one)),
  }));
  setTimeout(() => {
    toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
  }, REMOVE_DELAY_MS);
}
