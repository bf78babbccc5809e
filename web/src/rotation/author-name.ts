/**
 * Returns the words by which a screen names who recorded a game: the first name of the author, 'tu otro celu' if the
 * author has the organiser's own name (`ownName`), or 'otro celu' if the author is unknown.
 */
export function authorName(author: string | null, ownName: string | undefined): string {
  const name = author?.trim() ?? '';
  if (name === '') return 'otro celu';
  if (name === ownName?.trim()) return 'tu otro celu';
  return name.split(/\s/, 1)[0] ?? name;
}
