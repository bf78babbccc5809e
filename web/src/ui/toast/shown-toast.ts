/** A toast in the store of `toasts.ts`, which `toaster.ts` renders while it is `open`. */
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
