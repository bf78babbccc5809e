import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MENU } from './menu-entries.ts';

/** Behind a toggle below 768 px of width or 500 px of height, always there from both up. */
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
      <ul className="mx-auto max-w-[1168px] px-2 pb-3 roomy:grid roomy:grid-cols-5 roomy:px-3 roomy:py-0 roomy:lg:flex roomy:lg:justify-between">
        {MENU.map(({ href, label }) => {
          const current = href === here;
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  'group flex min-h-12 items-center gap-2 px-3 font-display text-d3 tracking-wide roomy:min-h-11 roomy:gap-0 roomy:text-d4',
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
