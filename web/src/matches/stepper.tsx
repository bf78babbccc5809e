import type { Match } from '@picadito/domain';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { type Step, stepsDone } from './steps-done.ts';

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
 * The way of a match from its creation to the shared line-up. Steps carry the match and are ticked
 * once they have happened to it. Phones show the word of the current step only.
 */
export function Stepper({ match, current }: { match: Match | null; current: Step }) {
  const done = stepsDone(match);
  return (
    <nav aria-label="Pasos del partido" className="mb-4 md:mb-6">
      <ol className="flex gap-1">
        {STEPS.map(({ step, label, href }, index) => {
          const isCurrent = step === current;
          const isDone = done.has(step) && !isCurrent;
          const address = match && !isCurrent ? href(match.id) : null;
          const content = (
            <>
              {isDone ? (
                <Icon name="check" />
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
