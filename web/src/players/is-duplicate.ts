/**
 * Tells whether a player has this name already. Names that differ only in case are the same
 * (docs/specification.md#rules-players-and-lists); names that differ in accents are not.
 */
export function isDuplicate(players: readonly { name: string }[], name: string): boolean {
  return players.some((player) => sameName(player.name) === sameName(name));
}

function sameName(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('es');
}
