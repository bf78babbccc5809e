import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SessionNotice } from './session-notice.tsx';

/** What surrounds every screen. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      <div>
        <Header />
        <SessionNotice />
        {/* a full screen high also while it loads, so that the footer does not jump */}
        <main id="contenido" tabIndex={-1} className="min-h-dvh outline-none">
          {children}
        </main>
        <Footer />
      </div>
    </>
  );
}
