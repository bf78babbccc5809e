import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';

/** Classes of a button that opens a menu and stands by itself. */
export const MENU_BUTTON =
  'grid size-12 shrink-0 place-items-center text-mute hover:text-ink focus-visible:-outline-offset-3';

export const ITEM =
  'flex min-h-12 w-full items-center gap-3 px-3 py-1 text-left font-display text-d3 leading-tight tracking-wide hover:bg-raised focus-visible:-outline-offset-3 max-[20rem]:flex-wrap';

/**
 * Renders less frequent actions in a menu that a button ('⋮') opens. The menu is a native popover, which Escape closes
 * and which restores the focus. The popover covers the screen, so that a tap outside the items closes it without
 * another effect.
 */
export function Menu({
  label,
  title,
  busy = false,
  className = MENU_BUTTON,
  role,
  trigger = <Icon name="more" className={busy ? 'animate-dots text-coin' : ''} />,
  children,
}: {
  /** The button's name for screen readers, unless `trigger` has a text. */
  label?: string;
  /** The subject of the menu, above its items. */
  title: ReactNode;
  /** True while an action of the menu runs. */
  busy?: boolean;
  className?: string;
  /**
   * Role of the list of items for screen readers. It requires children that are `li` elements with the role `none`,
   * each with a control of the role `menuitem`.
   */
  role?: 'menu';
  /** The content of the button in place of '⋮'. */
  trigger?: ReactNode;
  /** The items, which are rendered only while the menu is open. */
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function afterToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'open') {
      itemsOf(currentTarget)[0]?.focus();
      return;
    }
    setOpen(false);
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-haspopup={role}
        aria-busy={busy || undefined}
        className={className}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        tabIndex={-1} // A tap outside the items then leaves the focus in the popover, so that it can be restored.
        className="menu-layer"
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={afterToggle}
        onClick={(event) => event.target === event.currentTarget && close(event)}
        onBlur={closeOutside}
        onKeyDown={moveFocus}
      >
        {isOpen && <Items {...{ id, title, role, children }} />}
      </div>
    </>
  );
}

/** Renders the visible box of an open menu, with its title and its items. */
function Items({
  id,
  title,
  role,
  children,
}: {
  id: string;
  title: ReactNode;
  role: 'menu' | undefined;
  children: ReactNode;
}) {
  const titleId = `${id}-title`;
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className="pix m-auto w-full max-w-80 bg-panel p-2 frame-cyan"
    >
      <p id={titleId} className="px-3 py-2 font-bold">
        {title}
      </p>
      <ul role={role} className="flex flex-col gap-2">
        {children}
      </ul>
    </div>
  );
}

/**
 * Renders an item that runs an action; `note` explains the action in small text. The menu closes and restores the focus
 * before the action runs.
 */
export function MenuItem({
  icon,
  tone = 'text-cyan',
  note,
  disabled = false,
  onSelect,
  children,
}: {
  icon: IconName;
  /** A colour class for the icon. */
  tone?: string;
  note?: ReactNode;
  /** If true, the item keeps the focus but cannot be selected. */
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={disabled || undefined}
        className={`${ITEM} aria-disabled:opacity-50`}
        onClick={(event) => {
          if (disabled) return;
          close(event);
          onSelect();
        }}
      >
        <Icon name={icon} className={tone} />
        {note ? <span className="shrink-0">{children}</span> : children}
        {note && <span className="font-sans text-sm text-mute">{note}</span>}
      </button>
    </li>
  );
}

export function MenuLink({
  icon,
  href,
  children,
}: {
  icon: IconName;
  href: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Link href={href} className={ITEM} onClick={close}>
        <Icon name={icon} className="text-cyan" />
        {children}
      </Link>
    </li>
  );
}

/** Closes the menu that contains the pressed item. */
export function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/**
 * Closes the menu if the focus moves to a control outside it. A tap outside all controls moves the focus to nothing and
 * does not close the menu here.
 */
function closeOutside({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isGone = relatedTarget !== null && !currentTarget.contains(relatedTarget);
  if (isGone && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus through the items with the arrow keys, from the last to the first and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = itemsOf(event.currentTarget);
  const now = items.findIndex((item) => item === document.activeElement);
  items.at((now + step) % items.length)?.focus();
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('button, a')];
}
