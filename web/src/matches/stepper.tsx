import type { Match } from '@picadito/domain';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { type Step, stepsDone } from './match-facts.ts';
import { showsMoney } from '../helpers/may.ts';

const STEPS: readonly { step: Step; label: string; href: (matchId: string) => string }[] = [
  { step: 'convocar', label: 'CONVOCAR', href: paths.confirmAttendance },
  { step: 'equipos', label: 'EQUIPOS', href: paths.formTeams },
  { step: 'compartir', label: 'COMPARTIR', href: paths.shareTeams },
  { step: 'rotacion', label: 'ROTACIÓN', href: paths.rotation },
  { step: 'plata', label: 'PLATA', href: paths.matchMoney },
];

/**
 * Shows the steps of a match, with the rotation and the money if the match has them. A step that has happened is
 * ticked, except the current one.
 */
export function Stepper({ match, current }: { match: Match | null; current: Step }) {
  const done = stepsDone(match);
  const hasMoney = (match && showsMoney(match)) || current === 'plata';
  const hasNight = (match && match.teamCount > 2 && match.teamCounts) || current === 'rotacion';
  const steps = STEPS.filter(
    ({ step }) => (hasMoney || step !== 'plata') && (hasNight || step !== 'rotacion'),
  );
  return (
    <nav aria-label="Pasos del partido">
      <ol className={classNames('flex gap-1 big-text:flex-col', hasNight && 'of-night flex-wrap')}>
        {steps.map(({ step, label, href }) => {
          const isCurrent = step === current;
          const isDone = done.has(step) && !isCurrent;
          const address = match && !isCurrent ? href(match.id) : null;
          const content = (
            <>
              {isDone && <Icon name="check" />}
              {label}
            </>
          );
          const look = classNames('match-step', isCurrent && 'current', isDone && 'text-grass');
          return (
            <li key={step} aria-current={isCurrent ? 'step' : undefined} className="flex-auto">
              {address ? (
                <Link href={address} className={look}>
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
