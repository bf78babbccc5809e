import { useEffect } from 'react';
import type { ShownToast } from '../../ui/toast/shown-toast.ts';

/** A toast without the toaster's code, which did not arrive. */
export function PlainToast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { open, duration, title, description, tone } = toast;
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [open, duration, onClose]);
  if (!open) return null;
  return (
    <div
      role="alert"
      className={`pix fixed inset-x-3 top-[calc(12px+env(safe-area-inset-top))] z-60 bg-panel px-4 py-3 sm:left-auto sm:w-[420px] md:top-40 md:right-6 ${tone === 'bad' ? 'frame-danger' : 'frame-cyan'}`}
    >
      <p className="font-display text-d4 tracking-wide">{title}</p>
      {description && <p className="mt-1">{description}</p>}
    </div>
  );
}
