import { Link, useLocation } from 'wouter';
import { useSession } from '../../identity/session.ts';
import { paths } from '../../lib/paths.ts';

const QUICK_LINKS = [
  { href: paths.createMatch, label: 'Crear Partido' },
  { href: paths.addPlayers, label: 'Jugadores' },
  { href: paths.formTeams(), label: 'Armar Equipos' },
  { href: paths.history, label: 'Historial' },
] as const;

const LINK = 'footer-link';

export function Footer() {
  const signedIn = useSession((session) => session.user !== null);
  const [path] = useLocation();
  return (
    <footer className="mt-2 border-t-4 border-raised md:mt-8">
      <div className="footer-line">
        <p className="flex flex-wrap items-center gap-x-4 md:gap-x-6">
          Picadito · Hecho para el que siempre junta a diez.
          <Link href={paths.privacy} className={LINK}>
            Privacidad
          </Link>
        </p>
        {signedIn && path !== paths.landing && (
          <nav aria-label="Enlaces rápidos" className="quick-links">
            <ul className="flex flex-wrap gap-x-4 md:gap-x-6">
              {QUICK_LINKS.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
