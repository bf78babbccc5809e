import { refreshSession } from '../../identity/session.ts';
import { wipe } from '../../sync/storage.ts';
import { toast } from '../../ui/toast/toasts.ts';

/**
 * Clears everything that this browser stores after the account was deleted on another device, and notifies the user.
 */
export function handleAccountDeleted(): void {
  wipe();
  toast({ title: 'Tu cuenta se eliminó', description: 'La eliminaste desde otro dispositivo.' });
  void refreshSession();
}
