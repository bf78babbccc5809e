import type { MatchPlayer, TeamName } from '@picadito/domain';

/** Holds the actions on a player. Their identity is stable, so that only changed cards render. */
export type CardActions = {
  onToggle: (player: MatchPlayer) => void;
  onDecline: (player: MatchPlayer) => void;
  onChoose: (playerId: string) => void;
  /** Marks a player as not called, because the chat was opened but nothing was sent. */
  onUnsend: (playerId: string) => void;
  onTeam: (player: MatchPlayer, team: TeamName) => void;
  onRemove: (player: MatchPlayer) => void;
  /** Removes the comment that the player has written with an answer by the link. */
  onRemoveComment: (playerId: string) => void;
};
