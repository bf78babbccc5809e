/** A toast on screen: `toasts.ts` holds it, `toaster.ts` shows it. */
export type ShownToast = {
  id: number;
  title: string;
  description?: string;
  tone: 'good' | 'bad' | 'info';
  /** Milliseconds. */
  duration: number;
  open: boolean;
};
