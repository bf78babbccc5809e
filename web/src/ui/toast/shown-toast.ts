/** A toast on screen: `toasts.ts` holds it, `toaster.ts` shows it. */
export type ShownToast = {
  id: number;
  title: string;
  description?: string;
  tone: 'good' | 'bad' | 'info';
  /** Milliseconds; infinite for one that stays until it is closed. */
  duration: number;
  /** The screen already shows what it says. */
  isEcho: boolean;
  open: boolean;
};
