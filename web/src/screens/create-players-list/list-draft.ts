import { lineProblem, MESSAGES, NAME_MAX, SKILL_LEVELS, type SkillLevel } from '@picadito/domain';
import { isDuplicate } from '../../players/is-duplicate.ts';

export type DraftPlayer = { name: string; skillLevel: SkillLevel; whatsapp: string | null };

/** Holds a list that is not saved yet. The browser stores it, so that a reload or a failed save loses nothing. */
export type ListDraft = { name: string; players: DraftPlayer[] };

/** Holds the input for the next player, which is not part of the list yet. */
export type NotAdded = { name: string; whatsapp: string };

export const EMPTY_DRAFT: ListDraft = { name: '', players: [] };

/** Returns the stored draft; an empty one if the stored value is missing or is no draft. */
export function readDraft(kept: unknown): ListDraft {
  return isDraft(kept) ? kept : EMPTY_DRAFT;
}

// The check is written by hand, because a schema library would be larger than the screen.
function isDraft(kept: unknown): kept is ListDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, players } = kept as Partial<Record<keyof ListDraft, unknown>>;
  return typeof name === 'string' && Array.isArray(players) && players.every(isPlayer);
}

function isPlayer(kept: unknown): kept is DraftPlayer {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, skillLevel, whatsapp } = kept as Partial<Record<keyof DraftPlayer, unknown>>;
  const isNamed = typeof name === 'string' && name !== '';
  const hasLevel = SKILL_LEVELS.some((level) => level === skillLevel);
  return isNamed && hasLevel && (whatsapp === null || typeof whatsapp === 'string');
}

export function duplicateSentence(name: string): string {
  return `Ya existe un jugador con el nombre ${name} en la lista.`;
}

/** Returns the sentence for an invalid name of a list; null if the name is valid. */
export function nameProblem(name: string): string | null {
  return lineProblem(name, {
    max: NAME_MAX,
    missing: MESSAGES.listNameMissing,
    tooLong: MESSAGES.nameTooLong,
  });
}

/**
 * Returns the reason why 'GUARDAR LISTA DE JUGADORES' is disabled, as a sentence; null if it is enabled. Input for
 * another player prevents saving, because it would be lost, unless the list already has that player.
 */
export function whyNotSave({ name, players }: ListDraft, notAdded: NotAdded): string | null {
  if (name.trim() === '') return MESSAGES.listNameMissing;
  if (players.length === 0) return MESSAGES.listWithoutPlayers;
  const [who, number] = [notAdded.name.trim(), notAdded.whatsapp.trim()];
  if (who && isDuplicate(players, who)) return null;
  if (who) return `Te falta agregar a «${who}». Tocá AGREGAR JUGADOR o borrá el nombre.`;
  if (number) {
    return `Te falta agregar al jugador del ${number}. Tocá AGREGAR JUGADOR o borrá el número.`;
  }
  return null;
}

/** Returns the message of a server error; an error about a player starts with the player's name. */
export function refusal(
  { path, message }: { path: string; message: string },
  players: DraftPlayer[],
): string {
  const index = /^players\.(\d+)/.exec(path)?.[1];
  const player = index === undefined ? undefined : players[Number(index)];
  return player ? `${player.name}: ${message}` : message;
}
