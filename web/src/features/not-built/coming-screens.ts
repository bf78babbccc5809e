type ComingScreen = { title: string; promise: string };

const COMING: [path: RegExp, screen: ComingScreen][] = [
  [
    /^\/history/,
    { title: 'Historial de Partidos', promise: 'Acá vas a encontrar todos tus partidos.' },
  ],
  [
    /^\/rankings/,
    { title: 'Ranking', promise: 'Acá vas a ver quién juega más, quién cumple y sus logros.' },
  ],
  [
    /^\/recurring-matches/,
    {
      title: 'Partidos Recurrentes',
      promise: 'Acá vas a manejar los partidos de todas las semanas.',
    },
  ],
  [/^\/profile/, { title: 'Mi Perfil', promise: 'Acá vas a editar tu nombre y tu WhatsApp.' }],
  [
    /^\/player-list\//,
    { title: 'Lista de Jugadores', promise: 'Acá vas a ver los jugadores de la lista.' },
  ],
  [
    /^\/edit-player-list\//,
    { title: 'Editar Lista', promise: 'Acá vas a cambiar la lista y sus jugadores.' },
  ],
];

/** What a path that is not built yet will be. */
export function comingScreen(path: string): ComingScreen {
  const found = COMING.find(([pattern]) => pattern.test(path));
  return found?.[1] ?? { title: 'Próximamente', promise: '' };
}
