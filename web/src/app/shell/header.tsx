import { useEffect, useRef, useState } from 'react';
import { useLocation, Link } from 'wouter';
import { useSession } from '../../identity/session.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from './menu.tsx';
import { UserChip } from './user-chip.tsx';

export function Header() {
  const user = useSession((session) => session.user);
  const isLoading = useSession(({ status }) => status === 'loading');
  const [path] = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => setMenuOpen(false), [path]);
  const toggle = useRef<HTMLButtonElement>(null);

  const atHome = path === paths.home || path === paths.dashboard;
  const withMenu = user !== null && path !== paths.landing;
  return (
    <header
      className="relative z-10 border-b-4 border-raised bg-void"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menuOpen) return;
        setMenuOpen(false);
        toggle.current?.focus();
      }}
    >
      <div className="header-line">
        <Logo href={user ? paths.home : paths.landing} />
        {withMenu && (
          <>
            {atHome && (
              <ButtonLink
                href={paths.createMatch}
                variant="ghost"
                size="sm"
                className="ml-auto hidden! roomy:lg:inline-flex!"
              >
                COMENZAR AHORA
              </ButtonLink>
            )}
            <button
              ref={toggle}
              type="button"
              aria-expanded={menuOpen}
              aria-controls="menu"
              className="header-menu"
              onClick={() => setMenuOpen(!menuOpen)}
            >
              <Icon name={menuOpen ? 'close' : 'menu'} />
              Menú
            </button>
            <div className={menuOpen ? 'w-full roomy:w-auto' : 'hidden roomy:block'}>
              <UserChip user={user} />
            </div>
          </>
        )}
      </div>
      {withMenu && <Menu open={menuOpen} path={path} />}
      {isLoading && path !== paths.landing && <div aria-hidden="true" className="menu-room" />}
    </header>
  );
}

export function Logo({ href }: { href: string }) {
  return (
    <Link href={href} className="logo">
      <Icon name="ball" size={30} className="text-ink" />
      PICADITO
      <span className="font-score text-score-sm leading-none text-cyan [text-shadow:none] max-[374px]:hidden">
        BETA
      </span>
    </Link>
  );
}
