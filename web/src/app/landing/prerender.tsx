import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { LandingScreen } from '../../screens/landing/landing-screen.tsx';
import { LoadingPage } from '../../ui/loading.tsx';
import { Frame } from '../shell/frame.tsx';

/**
 * HTML that the built pages show before any script runs: `landing` is the landing, `loading` the frame of every other
 * screen while it loads.
 */
export const landing = prerendered(<LandingScreen />);
export const loading = prerendered(<LoadingPage />);

function prerendered(screen: ReactNode): string {
  return renderToStaticMarkup(
    <Router ssrPath={paths.landing}>
      <Frame>{screen}</Frame>
    </Router>,
  );
}
