import type { CaptainAction, CaptainReply } from '@picadito/domain';

/** Returns the sentence that says who runs the match. */
export function captainText({ name, isOpened }: NonNullable<CaptainReply['captain']>): string {
  return isOpened ? `La lleva ${name}` : `La lleva ${name} (todavía no abrió el link)`;
}

/** Returns what a captain has done, without its author. */
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

/** Returns who did it and when, as in 'lo anotó Nico, capitán · 21:03'. */
export function authorText({ author }: CaptainAction, time: string): string {
  return `lo anotó ${author}, capitán · ${time}`;
}
