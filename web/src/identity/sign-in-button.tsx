import { useEffect, useRef } from 'react';
import { handleSignIn } from './handle-sign-in.ts';
import { recoverAttempt } from './recover-attempt.ts';
import { refreshSession } from './session.ts';
import { SignInLink } from './sign-in-link.tsx';

/** Button that signs in and then opens `returnTo`, an address of the app. */
export function SignInButton({ returnTo }: { returnTo: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const links = box.current?.querySelectorAll<HTMLElement>('[data-sign-in]') ?? [];
    const stops = [recoverAttempt(), handleSignIn([...links], () => void refreshSession())];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <div ref={box}>
      <SignInLink returnTo={returnTo} />
    </div>
  );
}
