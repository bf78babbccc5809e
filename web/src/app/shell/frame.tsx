import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SessionNotice } from './session-notice.tsx';

/** Renders the skip link, the header, the notice and the footer around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      <div>
        <Header />
        <SessionNotice />
        {/* The element reaches the lower edge of the window even while it loads, so that the footer does not jump. */}
        <main id="contenido" tabIndex={-1} className="main outline-none">
          {children}
        </main>
        <Footer />
      </div>
    </>
  );
}
