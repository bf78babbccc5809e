import { firstName, type MatchPlayer } from '@picadito/domain';

/** Who is in and has not said today to come. */
export function SilentToday({ players }: { players: readonly MatchPlayer[] }) {
  if (players.length === 0) return null;
  return (
    <p className="mb-2 border-l-4 border-line bg-panel px-3 py-1 text-sm wrap-anywhere md:mb-4 flat:col-span-2 flat:mb-0">
      <span className="text-mute">Sin confirmar hoy:</span>{' '}
      {players.map(({ name }) => firstName(name)).join(', ')}
    </p>
  );
}
