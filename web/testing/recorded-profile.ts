import recorded from './profile-of-cc09a9a.json';

/**
 * Stored data of a browser, recorded with the client of commit cc09a9a (e2e/record/README.md). Texts such as `{{player
 * Ana}}` take the place of ids.
 */
const { local, session }: Record<'local' | 'session', Record<string, string>> = recorded;

const USER = '{{user}}';

/**
 * Returns a stored text of the recorded profile of the user 'ana', with the ids that `idOf` makes. Throws if the
 * profile has no such key.
 */
export function recordedText(area: 'local' | 'session', key: string): string {
  const text = recordedProfile()[area][key];
  if (text === undefined) throw new Error(`the recorded profile has no ${key}`);
  return text;
}

/** Returns all keys and texts of the recorded profile, with the ids that `idOf` makes. */
export function recordedProfile(): Record<'local' | 'session', Record<string, string>> {
  const withIds = (texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [named(key), named(text)] as const),
    );
  return { local: withIds(local), session: withIds(session) };
}

/**
 * Returns the id for the placeholder `{{name}}`: only the letters of the name, because paths allow no spaces and
 * accents.
 */
export function idOf(name: string): string {
  return name.normalize('NFD').replaceAll(/[^A-Za-z]/g, '');
}

function named(text: string): string {
  return text.replaceAll(USER, 'ana').replaceAll(/\{\{(.+?)\}\}/g, (_, name: string) => idOf(name));
}
