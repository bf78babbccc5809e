import { Suspense } from 'react';
import { Link } from 'wouter';
import { optionalPart } from '../../lib/lazy-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsLarge } from '../../ui/use-is-wide.ts';
import { MENU } from './menu-entries.ts';

/**
 * The keyboard shortcuts of large windows. They are optional: without their code, the pointer and Tab do everything.
 */
const Shortcuts = optionalPart(() => import('./shortcuts.tsx').then((code) => code.Shortcuts));

/**
 * Renders the main menu. On screens below 768 px of width or 500 px of height it shows only if `open`, on others
 * always.
 */
export function Menu({ open, path }: { open: boolean; path: string }) {
  const isLarge = useIsLarge();
  const here = path === paths.dashboard ? paths.home : path;
  return (
    <nav
      id="menu"
      aria-label="Menú principal"
      className={classNames(
        open ? 'block' : 'hidden',
        'roomy:block roomy:border-t-4 roomy:border-panel',
      )}
    >
      <ul className="menu-entries">
        {MENU.map(({ href, label }) => {
          const current = href === here;
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  'group menu-entry',
                  'focus-visible:-outline-offset-3',
                  current
                    ? 'text-coin roomy:shadow-[inset_0_-4px_0_var(--color-coin)]'
                    : 'text-ink hover:text-coin',
                )}
              >
                <Icon
                  name="play"
                  className={classNames(
                    'text-coin roomy:hidden',
                    !current && 'opacity-0 group-focus-visible:opacity-100',
                  )}
                />
                {label}
              </Link>
            </li>
          );
        })}
        {isLarge && (
          <Suspense fallback={<li className="invisible menu-entry">Atajos</li>}>
            <Shortcuts />
          </Suspense>
        )}
      </ul>
    </nav>
  );
}
