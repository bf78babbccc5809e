/** Describes a toast on the screen. `toasts.ts` stores it and `toaster.ts` renders it. */
export type ShownToast = {
  id: number;
  title: string;
  description?: string;
  tone: 'good' | 'bad' | 'info';
  /** The time until it closes in milliseconds, or Infinity if only the user closes it. */
  duration: number;
  /** The screen already shows the message, so that the toast is short and has no close button. */
  isEcho: boolean;
  open: boolean;
};
