import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MENU } from './menu-entries.ts';

/** Behind a toggle below 768 px, always there from it up. */
export function Menu({ open, path }: { open: boolean; path: string }) {
  const here = path === paths.dashboard ? paths.home : path;
  return (
    <nav
      id="menu"
      aria-label="Menú principal"
      className={classNames(open ? 'block' : 'hidden', 'md:block md:border-t-4 md:border-panel')}
    >
      <ul className="mx-auto max-w-[1168px] px-2 pb-3 md:grid md:grid-cols-5 md:px-3 md:py-0 lg:flex lg:justify-between">
        {MENU.map(({ href, label }) => {
          const current = href === here;
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  'group flex min-h-12 items-center gap-2 px-3 font-display text-d3 tracking-wide md:min-h-11 md:gap-0 md:text-d4',
                  'focus-visible:-outline-offset-3',
                  current
                    ? 'text-coin md:shadow-[inset_0_-4px_0_var(--color-coin)]'
                    : 'text-ink hover:text-coin',
                )}
              >
                <Icon
                  name="play"

                  className={classNames(
                    'text-coin md:hidden',
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
