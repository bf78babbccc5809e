import type { ShownTeams, TeamKey } from '@picadito/domain';

/** Classes of the fill of each team, with text that is readable on it. */
export const TEAM_LOOKS: Record<TeamKey, string> = {
  claro: 'bg-claro text-void',
  oscuro: 'bg-oscuro text-white ring-2 ring-mute ring-inset',
  naranja: 'bg-naranja text-void',
  verde: 'bg-verde text-void',
};

/**
 * Shows the shared teams by name and without levels. The name of the visitor (`own`) stands out, and players who have
 * left the match are marked.
 */
export function Teams({ teams, own, isInFrame = false }: Props) {
  const { claro, oscuro, naranja, verde, suplente, left } = teams;
  const marks = { own, left };
  return (
    <section
      aria-label="Equipos"
      className={isInFrame ? 'mown -mx-1 p-2' : 'pix frame-line mown p-3'}
    >
      <div className="grid grid-cols-2 gap-3 max-[11rem]:grid-cols-1">
        <Team title="CLARO" names={claro} look={TEAM_LOOKS.claro} {...marks} />
        <Team title="OSCURO" names={oscuro} look={TEAM_LOOKS.oscuro} {...marks} />
        {naranja && <Team title="NARANJA" names={naranja} look={TEAM_LOOKS.naranja} {...marks} />}
        {verde && <Team title="VERDE" names={verde} look={TEAM_LOOKS.verde} {...marks} />}
      </div>
      {suplente.length > 0 && (
        <p className="mt-3">
          Suplentes:{' '}
          {suplente.map((name) => (left.includes(name) ? `${name} (se bajó)` : name)).join(', ')}
        </p>
      )}
    </section>
  );
}

type Props = { teams: ShownTeams; own?: string | undefined; isInFrame?: boolean };
type TeamProps = {
  title: string;
  names: readonly string[];
  look: string;
  own: string | undefined;
  left: readonly string[];
};

function Team({ title, names, look, own, left }: TeamProps) {
  return (
    <div className="min-w-0">
      <h3 className="font-display text-d4">{title}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {names.map((name) => (
          <li key={name} className={`member ${look} ${name === own ? 'member-own' : ''}`}>
            {left.includes(name) ? <s>{name}</s> : name}
            {left.includes(name) && <span className="ml-auto shrink-0 pl-2 text-sm">se bajó</span>}
            {name === own && !left.includes(name) && (
              <span className="ml-auto shrink-0 pl-2 text-sm">vos</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
