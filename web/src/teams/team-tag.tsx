import type { TeamName } from '@picadito/domain';

const LOOKS: Record<TeamName, { word: string; look: string }> = {
  claro: { word: 'CLARO', look: 'bg-claro text-void ring-2 ring-mute ring-inset' },
  oscuro: { word: 'OSCURO', look: 'bg-oscuro text-white ring-2 ring-mute ring-inset' },
  suplente: { word: 'SUPLENTE', look: 'bg-raised text-ink' },
};

export function TeamTag({ team }: { team: TeamName }) {
  const { word, look } = LOOKS[team];
  return (
    <span className={`shrink-0 px-2 py-1 font-display text-d4 tracking-wide ${look}`}>{word}</span>
  );
}

/** Marks a player of a team who is not confirmed. */
export function Unconfirmed() {
  return <span className="text-sm text-coin">Sin confirmar</span>;
}
