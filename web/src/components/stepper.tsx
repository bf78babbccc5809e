import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

export type Step = 'partido' | 'convocar' | 'confirmar' | 'equipos' | 'compartir';

const STEPS: readonly { step: Step; label: string; href: (matchId: string) => string | null }[] = [
  { step: 'partido', label: 'PARTIDO', href: () => null },
  {
    step: 'convocar',
    label: 'CONVOCAR',
    href: (matchId) => `${paths.confirmAttendance(matchId)}#convocar`,
  },
  { step: 'confirmar', label: 'CONFIRMAR', href: paths.confirmAttendance },
  { step: 'equipos', label: 'EQUIPOS', href: paths.formTeams },
  { step: 'compartir', label: 'COMPARTIR', href: paths.shareTeams },
];

/**
 * The way of a match from its creation to the shared line-up. Steps carry the match; the first is
 * done once there is one. Phones show the word of the current step only.
 */
export function Stepper({ matchId, current }: { matchId: string | null; current: Step }) {
  const at = STEPS.findIndex(({ step }) => step === current);
  return (
    <nav aria-label="Pasos del partido" className="mb-6">
      <ol className="flex gap-1">
        {STEPS.map(({ step, label, href }, index) => {
          const isCurrent = index === at;
          const isDone = matchId !== null && index < at;
          const address = matchId && !isCurrent ? href(matchId) : null;
          const content = (
            <>
              {isDone ? (
                <Icon name="check" size={18} />
              ) : (
                <span className="translate-y-0.5 font-score text-score-sm leading-none">
                  {index + 1}
                </span>
              )}
              <span className={isCurrent ? '' : 'sr-only md:not-sr-only'}>{label}</span>
            </>
          );
          const look = classNames(
            'flex min-h-12 items-center justify-center gap-2 px-2 font-display text-d4 tracking-wide',
            isCurrent && 'bg-coin text-void',
            isDone && 'bg-raised text-grass',
            !isCurrent && !isDone && 'bg-raised text-mute',
          );
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              className={isCurrent ? 'flex-[3] md:flex-1' : 'flex-1'}
            >
              {address ? (
                <Link href={address} className={`${look} hover:text-ink`}>
                  {content}
                </Link>
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
