import recorded from './profile-of-cc09a9a.json';

/** Recorded with the client of commit cc09a9a (e2e/record/README.md); `{{player Ana}}` and the like stand for ids. */
const { local, session }: Record<'local' | 'session', Record<string, string>> = recorded;

const USER = '{{user}}';

/**
 * A text of the recorded profile of the user 'ana'. Ids are those that `idOf` makes of their names: in paths only
 * letters fit.
 */
export function recordedText(area: 'local' | 'session', key: string): string {
  const text = recordedProfile()[area][key];
  if (text === undefined) throw new Error(`the recorded profile has no ${key}`);
  return text;
}

/** All keys and texts. */
export function recordedProfile(): Record<'local' | 'session', Record<string, string>> {
  const withIds = (texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [named(key), named(text)] as const),
    );
  return { local: withIds(local), session: withIds(session) };
}

/** The id of what stands as `{{name}}` in the recorded profile. */
export function idOf(name: string): string {
  return name.normalize('NFD').replaceAll(/[^A-Za-z]/g, '');
}

function named(text: string): string {
  return text.replaceAll(USER, 'ana').replaceAll(/\{\{(.+?)\}\}/g, (_, name: string) => idOf(name));
}
