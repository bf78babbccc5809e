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

/** The look of its button where it stands alone. */
export const MENU_BUTTON =
  'grid size-12 shrink-0 place-items-center text-mute hover:text-ink focus-visible:-outline-offset-3';

export const ITEM =
  'flex min-h-12 w-full items-center gap-3 px-3 py-1 text-left font-display text-d3 leading-tight tracking-wide hover:bg-raised focus-visible:-outline-offset-3';

/**
 * Less frequent actions behind a button ('⋮'): the browser's own popover, which Escape closes and which restores the
 * focus. It covers the screen, so that a tap beside it closes it and hits nothing beneath.
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
  /** The button's name for readers, unless a `trigger` says it. */
  label?: string;
  /** What the menu is about, over its items. */
  title: ReactNode;
  /** While something chosen here is done. */
  busy?: boolean;
  className?: string;
  /** Of the list, if each child is a `menuitem` for readers. */
  role?: 'menu';
  /** What the button shows in place of '⋮'. */
  trigger?: ReactNode;
  /** `MenuItem`s and `MenuLink`s; rendered while it is open. */
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
        tabIndex={-1} // so that a tap beside the items leaves the focus in here, to be given back
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

/** The window of an open menu. */
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

/** Something to do; `note` explains it in small. The menu is closed, and the focus back, before it happens. */
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
  /** It keeps the focus, but cannot be chosen. */
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
        {children}
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

/** Closes the menu of the item that was pressed. */
export function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** The focus has gone on to something beneath the menu; a tap on no control leaves it nowhere. */
function closeOutside({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isGone = relatedTarget !== null && !currentTarget.contains(relatedTarget);
  if (isGone && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows walk through the items, round and round. */
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
