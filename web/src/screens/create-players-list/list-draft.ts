import { lineProblem, MESSAGES, NAME_MAX, SKILL_LEVELS, type SkillLevel } from '@picadito/domain';
import { isDuplicate } from '../../players/player-rules.ts';

export type DraftPlayer = {
  name: string;
  skillLevel: SkillLevel;
  whatsapp: string | null;
  /** True if a pasted text names the player as a keeper; missing for typed players and in older drafts. */
  isKeeper?: boolean;
};

/** Type of a new list before it is saved. The browser stores it, so that a reload or a failed save loses nothing. */
export type ListDraft = { name: string; players: DraftPlayer[] };

/** Type of the input in the form for the next player, who is not on the list yet. */
export type NotAdded = { name: string; whatsapp: string };

export const EMPTY_DRAFT: ListDraft = { name: '', players: [] };

/** Returns `stored` if it is a draft of a list, and otherwise an empty draft. */
export function readDraft(stored: unknown): ListDraft {
  return isDraft(stored) ? stored : EMPTY_DRAFT;
}

// The check is written by hand, because a schema library would be larger than the screen.
function isDraft(stored: unknown): stored is ListDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, players } = stored as Partial<Record<keyof ListDraft, unknown>>;
  return typeof name === 'string' && Array.isArray(players) && players.every(isPlayer);
}

function isPlayer(stored: unknown): stored is DraftPlayer {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, skillLevel, whatsapp, isKeeper } = stored as Partial<
    Record<keyof DraftPlayer, unknown>
  >;
  const isNamed = typeof name === 'string' && name !== '';
  const hasLevel = SKILL_LEVELS.some((level) => level === skillLevel);
  const isMarked = isKeeper === undefined || typeof isKeeper === 'boolean';
  return isNamed && hasLevel && isMarked && (whatsapp === null || typeof whatsapp === 'string');
}

export function duplicateSentence(name: string): string {
  return `Ya existe un jugador con el nombre ${name} en la lista.`;
}

/** Returns a sentence that says what is wrong with the name of a list; null if the name is valid. */
export function nameProblem(name: string): string | null {
  return lineProblem(name, {
    max: NAME_MAX,
    missing: MESSAGES.listNameMissing,
    tooLong: MESSAGES.nameTooLong,
  });
}

/**
 * Returns a sentence that says why 'GUARDAR LISTA DE JUGADORES' is disabled; null if the button is enabled. Text in the
 * form for the next player prevents saving, because that text would be lost. It does not if the list already has a
 * player of that name.
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

/**
 * Returns the text of an error from the server. If the error is about a player of the list, the text starts with the
 * player's name.
 */
export function refusal(
  { path, message }: { path: string; message: string },
  players: DraftPlayer[],
): string {
  const index = /^players\.(\d+)/.exec(path)?.[1];
  const player = index === undefined ? undefined : players[Number(index)];
  return player ? `${player.name}: ${message}` : message;
}
