import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'coin' | 'grass' | 'danger' | 'ghost';
export type ButtonSize = 'md' | 'sm';

const VARIANTS: Record<ButtonVariant, string> = {
  coin: 'frame-coin-lo pix-bevel bg-coin text-void',
  grass: 'frame-grass-lo pix-bevel bg-grass text-void',
  danger: 'frame-danger pix-bevel bg-danger-fill text-white',
  ghost: 'frame-line bg-panel text-ink hover:bg-raised',
};

/** Classes of the sizes of buttons. Buttons are 48 px high for thumbs; `sm` shrinks to 44 px on wide screens. */
const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 text-d3',
  sm: 'min-h-12 px-3 text-d4 md:min-h-11',
};

export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(
    'pix pix-press relative inline-flex items-center justify-center gap-2 py-1 text-center',
    'font-display tracking-wide wrap-break-word no-underline select-none hover:brightness-110',
    'disabled:off disabled:frame-line disabled:brightness-100 aria-disabled:brightness-100',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

/** Classes of a button without a frame inside a row. */
export const TEXT_ACTION = classNames(
  'inline-flex min-h-12 items-center gap-1.5 px-2 font-display text-d4 tracking-wide',
  'hover:text-coin focus-visible:-outline-offset-3',
);

/** Classes of a link within or after a sentence. */
export const TEXT_LINK =
  'inline-flex min-h-11 min-w-11 items-center gap-2 text-cyan underline underline-offset-4';

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string; children: ReactNode };

/** Renders a button. While `loading` it keeps its width and the focus, shows animated dots and ignores presses. */
export function Button({
  variant = 'coin',
  size = 'md',
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Look &
  ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || rest['aria-busy'] || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      className={buttonClass(variant, size, className)}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      <span className={classNames('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {children}
      </span>
      {loading && <LoadingDots />}
    </button>
  );
}

function LoadingDots() {
  return (
    <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
      <span className="flex animate-dots gap-2">
        <i className="size-2 bg-current" />
        <i className="size-2 bg-current" />
        <i className="size-2 bg-current" />
      </span>
    </span>
  );
}

/** Renders a link of the app that looks like a button. */
export function ButtonLink({
  href,
  variant = 'coin',
  size = 'md',
  className,
  children,
  ...rest
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { href: string }) {
  return (
    <Link {...rest} href={href} className={buttonClass(variant, size, className)}>
      {children}
    </Link>
  );
}

/** Renders a link that opens another site in a new tab and looks like a button. */
export function ExternalLink({
  href,
  variant = 'grass',
  size = 'md',
  className,
  children,
  ...rest
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass(variant, size, className)}
    >
      {children}
    </a>
  );
}
