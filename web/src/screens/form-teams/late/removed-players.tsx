import type { MatchPlayer, TeamsReply } from '@picadito/domain';

/**
 * Sentence that names the players of the saved teams who are no longer in the match, if there are any. The next save
 * removes them from the teams.
 */
export function RemovedPlayers({
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
