import type { MatchPlayer, TeamName } from '@picadito/domain';

/** The actions on a player; stable, so that only changed cards render. */
export type CardActions = {
  onToggle: (player: MatchPlayer) => void;
  onDecline: (player: MatchPlayer) => void;
  onChoose: (playerId: string) => void;
  /** The chat was opened, but nothing was sent. */
  onUnsend: (playerId: string) => void;
  onTeam: (player: MatchPlayer, team: TeamName) => void;
  onRemove: (player: MatchPlayer) => void;
  /** What the player has written with an answer by the link. */
  onRemoveComment: (playerId: string) => void;
};
