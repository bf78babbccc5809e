import { Link } from 'wouter';
import { useHomeLists } from '../../home/home.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink, TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

const STEPS = [
  [paths.createPlayersList, 'Cargá tus jugadores'],
  [paths.createMatch, 'Creá el partido'],
  [paths.confirmAttendance(), 'Convocá'],
] as const;

/**
 * List of the first steps of a new account. Each links to its screen; the step to take next is the only prominent
 * button.
 */
export function FirstSteps() {
  const done = useHomeLists().data?.length ? 1 : 0;
  return (
    <Panel title="Primeros pasos" className="frame-coin">
      <ol className="first-steps">
        {STEPS.map(([href, label], index) =>
          index === done ? (
            <li key={href}>
              <ButtonLink href={href} className="justify-start! text-left! max-[359px]:px-3!">
                <StepNumber index={index} />
                {label}
              </ButtonLink>
              {index === 0 && <PasteList />}
            </li>
          ) : (
            <li key={href}>
              <Link href={href} className="first-step">
                <StepNumber index={index} />
                {label}
                {index < done && (
                  <>
                    <Icon name="check" className="text-grass" />
                    <span className="sr-only">hecho</span>
                  </>
                )}
              </Link>
            </li>
          ),
        )}
      </ol>
    </Panel>
  );
}

function StepNumber({ index }: { index: number }) {
  return <span className="font-score text-score">{index + 1}</span>;
}

/** Link for organisers who have their players in the chat of the group. */
function PasteList() {
  return (
    <p className="paste-first">
      ¿Los tenés en el grupo?
      <Link href={paths.pasteNewList} className={TEXT_ACTION}>
        <Icon name="copy" />
        PEGAR LISTA
      </Link>
    </p>
  );
}
