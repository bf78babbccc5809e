/** A toast on screen: `state/toasts.ts` keeps it, `ui/toaster.tsx` draws it. */
export type ShownToast = {
  id: number;
  title: string;
  description?: string;
  tone: 'good' | 'bad' | 'info';
  /** Milliseconds. */
  duration: number;
  open: boolean;
};
