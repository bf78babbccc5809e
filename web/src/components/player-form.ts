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

const values = z.object({
  name: z.string(),
  skillLevel: z.enum(SKILL_LEVELS),
  whatsapp: z.string(),
});

/** What the browser kept of the form; anything else counts as nothing typed. */
export function readPlayer(kept: unknown): PlayerValues {
  const parsed = z.safeParse(values, kept);
  return parsed.success ? parsed.data : NO_PLAYER;
}

/** What the fields hold once the `sent` player is in: what was typed meanwhile stays. */
export function afterAdding(sent: PlayerValues, held: PlayerValues): PlayerValues {
  const after = {
    name: held.name === sent.name ? NO_PLAYER.name : held.name,
    whatsapp: held.whatsapp === sent.whatsapp ? NO_PLAYER.whatsapp : held.whatsapp,
  };
  // the level that is shown is the next player's as soon as he is being typed
  const keepsLevel = isTyped(after) || held.skillLevel !== sent.skillLevel;
  return { ...after, skillLevel: keepsLevel ? held.skillLevel : NO_PLAYER.skillLevel };
}

/** Whether a name or a number is typed; a level alone is no player. */
export function isTyped({ name, whatsapp }: Pick<PlayerValues, 'name' | 'whatsapp'>): boolean {
  return name.trim() !== '' || whatsapp.trim() !== '';
}

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
