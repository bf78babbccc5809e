import { refreshSession } from '../api/session.ts';
import { wipe } from '../sync/storage.ts';
import { toast } from '../ui/toast/toasts.ts';

/** The user has deleted his account on another device: nothing of it stays on this one. */
export function accountGone(): void {
  wipe();
  toast({ title: 'Tu cuenta se eliminó', description: 'La eliminaste desde otro dispositivo.' });
  void refreshSession();
}
