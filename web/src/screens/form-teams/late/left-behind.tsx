import type { MatchPlayer, TeamsReply } from '@picadito/domain';

/** Names the players of the saved teams who have left the match. The next save drops them. */
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
