import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MENU } from './menu-entries.ts';

/**
 * Renders the main menu. On screens below 768 px of width or 500 px of height it shows only if `open`, on others
 * always.
 */
export function Menu({ open, path }: { open: boolean; path: string }) {
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
      </ul>
    </nav>
  );
}
