/** A toast on screen: `toasts.ts` holds it, `toaster.tsx` renders it. */
export type ShownToast = {
  id: number;
  title: string;
  description?: string;
  tone: 'good' | 'bad' | 'info';
  /** Milliseconds. */
  duration: number;
  open: boolean;
};
