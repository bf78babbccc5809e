import { Link } from 'wouter';
import { useHomeLists } from '../../home/home.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

const STEPS = [
  [paths.createPlayersList, 'Cargá tus jugadores'],
  [paths.createMatch, 'Creá el partido'],
  [paths.confirmAttendance(), 'Convocá'],
] as const;

/** List of the first steps of a new account; each step links to its screen. */
export function FirstSteps() {
  const done = useHomeLists().data?.length ? 1 : 0;
  return (
    <Panel title="Primeros pasos" className="frame-coin">
      <ol className="grid gap-2 sm:grid-cols-[5fr_4fr_3fr]">
        {STEPS.map(([href, label], index) => (
          <li key={href}>
            <Link
              href={href}
              className={`flex min-h-12 items-center gap-3 px-3 font-display text-d3 tracking-wide hover:text-coin ${index === done ? 'bg-raised text-coin' : 'bg-raised/40'}`}
            >
              <span className="font-score text-score">{index + 1}</span>
              {label}
              {index < done && (
                <>
                  <Icon name="check" className="text-grass" />
                  <span className="sr-only">hecho</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
