/**
 * Names that differ only in case are one (docs/specification.md#rules-players-and-lists); accents tell people apart.
 */
export function isDuplicate(players: readonly { name: string }[], name: string): boolean {
  return players.some((player) => sameName(player.name) === sameName(name));
}

function sameName(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('es');
}
