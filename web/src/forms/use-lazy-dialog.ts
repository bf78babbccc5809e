import { type ComponentType, useState } from 'react';
import { describeError } from '../sync/describe-error.ts';
import { toastError } from '../ui/toast/toasts.ts';

/**
 * A dialog whose code comes with the first tap: its screen is light without it. `Dialog` is null until then; `ask`
 * fetches it and then does what opens it, or says why it could not.
 */
export function useDialogOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);

  async function ask(open: () => void): Promise<void> {
    try {
      const code = await load();
      setDialog(() => code);
      open();
    } catch (error) {
      toastError(describeError(error));
    }
  }

  return { Dialog, ask };
}
