import { type ComponentType, useState } from 'react';
import { describeError } from '../sync/describe-error.ts';
import { toastError } from '../ui/toast/toasts.ts';

/**
 * Loads the code of a dialog at the first tap. `Dialog` is null until then. `whenLoaded` loads it and then calls
 * `open`, or shows a toast if it cannot be loaded.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);

  async function whenLoaded(open: () => void): Promise<void> {
    try {
      const code = await load();
      setDialog(() => code);
      open();
    } catch (error) {
      toastError(describeError(error));
    }
  }

  return { Dialog, whenLoaded };
}
