import { create } from 'zustand';

/** product.md §9: one at a time, 5 s, a dismissed one is forgotten after 1,000,000 ms. */
const LIMIT = 1;
const DURATION_MS = 5_000;
const REMOVE_DELAY_MS = 1_000_000;

export type ToastTone = 'good' | 'bad' | 'info';
export type ToastInput = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Milliseconds. */
  duration?: number;
};
export type Toast = ToastInput & {
  id: number;
  tone: ToastTone;
  duration: number;
  open: boolean;
};

let lastId = 0;

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

/** Shows a toast in place of the one that stands. */
export function toast(input: ToastInput): void {
  lastId += 1;
  const shown: Toast = { tone: 'good', duration: DURATION_MS, ...input, id: lastId, open: true };
  useToasts.setState(({ toasts }) => ({ toasts: [shown, ...toasts].slice(0, LIMIT) }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((one) => (one.id === id ? { ...one, open: false } : one)),
  }));
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
  }, REMOVE_DELAY_MS);
}
