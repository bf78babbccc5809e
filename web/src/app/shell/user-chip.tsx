import type { Profile } from '@picadito/domain';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../../identity/session.ts';
import { storedKeys } from '../../sync/outbox/queue.ts';
import { describeError } from '../../sync/describe-error.ts';
import { paths } from '../../lib/paths.ts';
import { announceSignOut } from '../../identity/sign-in-channel.ts';
import { forgetToasts, toastError } from '../../ui/toast/toasts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export function UserChip({ user }: { user: Profile }) {
  const [busy, setBusy] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const [, navigate] = useLocation();
  const name = user.name || (user.email?.split('@')[0] ?? 'Usuario');

  async function handleSignOut() {
    if (storedKeys(user.uid).length > 0 && !isWarned) {
      setWarned(true);
      toastError('Hay cambios que esperan la señal. Si tocás Salir otra vez, se pierden.');
      return;
    }
    setBusy(true);
    try {
      await signOut(() => navigate(paths.landing, { replace: true }));
      forgetToasts();
      announceSignOut();
    } catch (error) {
      setBusy(false);
      toastError(describeError(error));
    }
  }

  return (
    <div className="flex items-center gap-3 big-text:flex-wrap">
      <Avatar name={name} photoURL={user.photoURL} />
      <span
        title={name}
        className="max-w-[22ch] min-w-0 flex-1 font-bold wrap-anywhere max-md:line-clamp-3 big-text:basis-24 md:truncate"
      >
        {name}
      </span>
      <Button variant="ghost" size="sm" loading={busy} onClick={() => void handleSignOut()}>
        <Icon name="logout" />
        Salir
      </Button>
    </div>
  );
}
