import type { CaptainAction, CaptainReply } from '@picadito/domain';

/** Returns the sentence that says who runs the match. */
export function captainText({ name, isOpened }: NonNullable<CaptainReply['captain']>): string {
  return isOpened ? `La lleva ${name}` : `La lleva ${name} (todavía no abrió el link)`;
}

/** Returns what a captain has done, without the captain's name. */
export function actionText({ kind, name, detail }: CaptainAction): string {
  switch (kind) {
    case 'in':
      return `${name} va`;
    case 'out':
      return `${name} no va`;
    case 'guest':
      return `${name} va de invitado`;
    case 'teams':
      return 'Equipos arreglados';
    case 'score':
      return `Resultado ${detail}`;
    case 'game':
      return `${detail}`;
    case 'game-gone':
      return `Borrado: ${detail}`;
    case 'paid':
      return `${name} pagó ${detail}`;
  }
}

/** Returns who did it and when, as in 'lo anotó Nico, capitán · 21:03', or for a helper 'lo anotó Marcos · 21:03'. */
export function authorText({ author, by }: CaptainAction, time: string): string {
  return by === 'captain'
    ? `lo anotó ${author}, capitán · ${time}`
    : `lo anotó ${author} · ${time}`;
}

/** Returns the title of what captains or helpers have done in a match without a captain. */
export function notedText(actions: readonly CaptainAction[]): string {
  return actions.some(({ by }) => by === 'captain')
    ? 'Lo que anotó el capitán'
    : 'Lo que anotó quien ayuda';
}
