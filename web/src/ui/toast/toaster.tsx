import * as Toast from 'radix-ui/toast';
import type { ShownToast } from './shown-toast.ts';
import { Icon, type IconName } from '../icon.tsx';

const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];
const TONES: Record<ShownToast['tone'], { icon: IconName; block: string; frame: string }> = {
  good: { icon: 'check', block: 'bg-grass', frame: 'frame-grass' },
  bad: { icon: 'warning', block: 'bg-danger', frame: 'frame-danger' },
  info: { icon: 'info', block: 'bg-cyan', frame: 'frame-cyan' },
};

/** Shows what it is handed (docs/specification.md#constants: swipe right from 50 px, F8 moves the focus to it). */
export function Toaster({
  toasts,
  onClose,
}: {
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}) {
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} label="Aviso">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      <Toast.Viewport
        hotkey={HOTKEY}
        label="Avisos ({hotkey})"
        // at the top: below are the thumb's buttons, and a tap must not land on a toast
        className="fixed inset-x-3 top-[calc(12px+env(safe-area-inset-top))] z-60 sm:left-auto sm:w-[420px] md:top-40 md:right-6"
      />
    </Toast.Provider>
  );
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const tone = TONES[toast.tone];
  return (
    <Toast.Root
      open={toast.open}
      duration={toast.duration}
      type={toast.tone === 'bad' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={`pix flex animate-rise items-stretch bg-panel ${tone.frame} data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)`}
    >
      <span className={`grid w-8 shrink-0 place-items-center text-void sm:w-12 ${tone.block}`}>
        <Icon name={tone.icon} />
      </span>
      {/* the title runs into the sentence: a toast covers as little of the screen as it can */}
      <div className="min-w-0 flex-1 self-center py-2 pl-2 leading-snug text-pretty sm:pl-4">
        <Toast.Title className="mr-1.5 inline font-display text-d4 leading-none tracking-wide">
          {toast.title}
        </Toast.Title>
        {toast.description && (
          <Toast.Description
            className={toast.tone === 'good' ? 'inline max-sm:text-[0.9375rem]' : 'inline'}
          >
            {toast.description}
          </Toast.Description>
        )}
      </div>
      <Toast.Close
        aria-label="Cerrar aviso"
        className="grid min-h-12 w-11 shrink-0 place-items-center text-mute hover:text-ink focus-visible:-outline-offset-4 sm:w-12"
      >
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}
