import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';

export function Logo({ href }: { href: string }) {
  return (
    <Link
      href={href}
      className="flex min-h-12 items-center gap-2.5 font-display text-d1 tracking-wider text-coin [text-shadow:0_3px_0_var(--color-coin-under)] focus-visible:outline-offset-2"
    >
      <Icon name="ball" size={30} className="text-ink" />
      PICADITO
      <span className="font-score text-score-sm leading-none text-cyan [text-shadow:none] max-[359px]:hidden">
        BETA
      </span>
    </Link>
  );
}
