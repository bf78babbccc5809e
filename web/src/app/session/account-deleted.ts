import { refreshSession } from '../../identity/session.ts';
import { wipe } from '../../sync/storage.ts';
import { toast } from '../../ui/toast/toasts.ts';

/** The account was deleted on another device: clears everything of it here. */
export function handleAccountDeleted(): void {
  wipe();
  toast({ title: 'Tu cuenta se eliminó', description: 'La eliminaste desde otro dispositivo.' });
  void refreshSession();
}
