import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LoadingPage } from '../ui/loading.tsx';
import { LandingGate, Protected } from './session/guards.tsx';
import { protectedScreens } from './protected-screens.ts';
import { invitation, landing, notFound, privacy } from './screens.ts';
import { useArrivedUser } from './session/use-arrived-user.ts';
import { SignedIn } from './session/user-session.tsx';

/** Matches every path, also one with a line separator, which a wouter route without a path would not match. */
const ANYTHING = /[^]*/;

export function Screens() {
  const arrived = useArrivedUser();
  return (
    <Suspense fallback={<LoadingPage />}>
      <Switch>
        <Route path={landing.path}>
          <LandingGate arrived={arrived}>
            <landing.Screen />
          </LandingGate>
        </Route>
        <Route path={privacy.path}>
          <privacy.Screen />
        </Route>
        <Route path={invitation.path}>
          <SignedIn>
            <invitation.Screen />
          </SignedIn>
        </Route>
        <Route path={ANYTHING}>
          <Protected arrived={arrived}>
            <SignedIn>
              <Suspense fallback={<LoadingPage />}>
                <Switch>
                  {protectedScreens.map(({ path, Screen }) => (
                    <Route key={path} path={path}>
                      <Screen key={path} />
                    </Route>
                  ))}
                  <Route path={ANYTHING}>
                    <notFound.Screen />
                  </Route>
                </Switch>
              </Suspense>
            </SignedIn>
          </Protected>
        </Route>
      </Switch>
    </Suspense>
  );
}
