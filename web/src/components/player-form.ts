import {
  DEFAULT_SKILL_LEVEL,
  MESSAGES,
  NAME_MAX,
  SKILL_LEVELS,
  type SkillLevel,
  textField,
} from '@picadito/domain';
import * as z from 'zod/mini';
import { storedWhatsapp } from '../lib/stored-whatsapp.ts';

/** What the fields of a player hold while people type. */
export type PlayerValues = { name: string; skillLevel: SkillLevel; whatsapp: string };

/** What comes out of them: the number in E.164, or none. */
export type PlayerToStore = z.output<ReturnType<typeof playerForm>>;

export const NO_PLAYER: PlayerValues = { name: '', skillLevel: DEFAULT_SKILL_LEVEL, whatsapp: '' };

export type PlayerRules = {
  /** ISO 3166-1 alpha-2 of the organiser, who types national numbers. */
  country: string | null;
  nameMissing?: string;
  /** Given where the number is required: the sentence for none (product.md §5, create list). */
  whatsappMissing?: string;
};

/** The typed values → a player to store; the number comes out in E.164, or null. */
export function playerForm({
  country,
  nameMissing = MESSAGES.playerIncomplete,
  whatsappMissing,
}: PlayerRules) {
  return z.object({
    name: textField(NAME_MAX, nameMissing, MESSAGES.nameTooLong),
    skillLevel: z.enum(SKILL_LEVELS, { error: MESSAGES.skillLevelInvalid }),
    whatsapp: z.pipe(
      z.string(),
      z.transform(async (typed: string, context): Promise<string | null> => {
        const refuse = (message: string) =>
          context.issues.push({ code: 'custom', message, input: typed });
        const stored = await storedWhatsapp(typed, country);
        if (!stored.ok) refuse(stored.error);
        else if (whatsappMissing && stored.value.value === null) refuse(whatsappMissing);
        return stored.ok ? stored.value.value : null;
      }),
    ),
  });
}
