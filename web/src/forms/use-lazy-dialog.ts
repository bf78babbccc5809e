import { type ComponentType, useState } from 'react';
import { describeError } from '../sync/describe-error.ts';
import { toastError } from '../ui/toast/toasts.ts';

/**
 * Loads the code of a dialog at the first tap. `Dialog` is the component, or null until its code is loaded.
 * `whenLoaded` loads the code and then calls `open`, or shows a toast if the code cannot be loaded.
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
