import { zodResolver } from '@hookform/resolvers/zod';
import {
  MESSAGES,
  NAME_MAX,
  type PlayerInput,
  searchText,
  SKILL_LEVELS,
  textField,
} from '@picadito/domain';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { PlayerValues } from './player-form.ts';
import { typedWhatsapp } from './typed-whatsapp.ts';

export type PlayerRules = {
  /**
   * The organiser's country, ISO 3166-1 alpha-2, or null. Numbers without a country code are read as numbers of this
   * country.
   */
  country: string | null;
  nameMissing?: string;
  /**
   * Text for a missing number; undefined if the number is optional (docs/specification.md#rules-players-and-lists,
   * create list).
   */
  whatsappMissing?: string;
};

/** Returns the schema that turns typed values into a player to store; the number becomes E.164 or null. */
export function playerRules({
  country,
  nameMissing = MESSAGES.playerIncomplete,
  whatsappMissing,
}: PlayerRules) {
  return z.object({
    name: textField(NAME_MAX, nameMissing, MESSAGES.nameTooLong),
    skillLevel: z.enum(SKILL_LEVELS, { error: MESSAGES.skillLevelInvalid }),
    whatsapp: typedWhatsapp(country, whatsappMissing),
  });
}

export function playerResolver(rules: PlayerRules): Resolver<PlayerValues, unknown, PlayerInput> {
  return (...typed) => zodResolver(playerRules(rules))(...typed);
}

/**
 * Tells whether a player has this name already. Names that differ only in case count as equal
 * (docs/specification.md#rules-players-and-lists), but not names that differ in accents.
 */
export function isDuplicate(players: readonly { name: string }[], name: string): boolean {
  return players.some((player) => sameName(player.name) === sameName(name));
}

/**
 * Returns the player who may be the person called `name`, or undefined. Case, accents and spaces do not count here:
 * 'Ana' and 'ána' are probably one person, but only the organiser knows.
 */
export function namesakeIn<Named extends { name: string }>(
  players: readonly Named[],
  name: string,
): Named | undefined {
  return players.find((player) => searchText(player.name) === searchText(name));
}

function sameName(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('es');
}

/**
 * Returns a resolver for a form with only the name of a list; `missing` is the text that the screen shows for an empty
 * name.
 */
export function listNameResolver(missing: string) {
  return zodResolver(z.object({ name: textField(NAME_MAX, missing, MESSAGES.nameTooLong) }));
}
