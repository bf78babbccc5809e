import type { MatchPlayer, TeamsReply } from '@picadito/domain';

/** Saved players who have left the match since: saving again leaves them out, so it is said. */
export function LeftBehind({
  saved,
  players,
}: {
  saved: TeamsReply | null;
  players: readonly MatchPlayer[];
}) {
  const gone = saved?.players.filter(({ id }) => players.every((player) => player.id !== id)) ?? [];
  if (gone.length === 0) return null;
  return (
    <p className="text-mute">
      Ya no están en este partido: {gone.map(({ name }) => name).join(', ')}. Si guardás de nuevo,
      salen de los equipos.
    </p>
  );
}
