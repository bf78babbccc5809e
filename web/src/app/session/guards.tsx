import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { refreshSession, useSession } from '../../identity/session.ts';
import { CENTRAL_FAILURES } from '../../sync/describe-error.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingPage } from '../../ui/loading.tsx';
import { useRedirectVisitor } from './use-redirect-visitor.ts';

/**
 * Shows its children to a signed-in user and redirects a visitor to /landing
 * (docs/specification.md#screens-and-routes).
 */
export function Protected({ arrived, children }: { arrived: boolean; children: ReactNode }) {
  const status = useSession((session) => session.status);
  const failed = useSession((session) => session.failed);
  if (status === 'signed-in') return arrived ? children : <LoadingPage text="Autenticando..." />;
  if (status === 'signed-out') return <Visitor />;
  if (failed)
    return (
      <LoadError onRetry={() => void refreshSession()}>{CENTRAL_FAILURES.connection}</LoadError>
    );
  return <LoadingPage onRetry={() => void refreshSession()} />;
}

function Visitor() {
  useRedirectVisitor();
  return <LoadingPage text="Autenticando..." />;
}

/** Shows its children, the landing, to visitors. Redirects a signed-in user to home without rendering the landing. */
export function LandingGate({ arrived, children }: { arrived: boolean; children: ReactNode }) {
  const status = useSession((session) => session.status);
  const failed = useSession((session) => session.failed);
  if (status === 'loading' && !failed) return <LoadingPage />;
  if (status !== 'signed-in') return children;
  return arrived ? (
    <Redirect to={paths.dashboard} replace />
  ) : (
    <LoadingPage text="Autenticando..." />
  );
}
