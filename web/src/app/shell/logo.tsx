import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';

export function Logo({ href }: { href: string }) {
  return (
    <Link href={href} className="logo">
      <Icon name="ball" size={30} className="text-ink" />
      PICADITO
      <span className="font-score text-score-sm leading-none text-cyan [text-shadow:none] max-[359px]:hidden">
        BETA
      </span>
    </Link>
  );
}
