import type { FullAccount } from './full-account.ts';

/**
 * Type of a screen in docs/specification.md#screens-and-routes: its path, and the text that identifies each of its
 * states.
 */
export type Screen = {
  name: string;
  path: (account: FullAccount) => string;
  title: string | RegExp;
  /** Exact text of the screen in an empty account; null if the screen looks as in the full account. */
  empty: string | null;
  /** Text of the screen when the server does not answer; null if the screen requests nothing. */
  failed: string | null;
  /** Text of the loaded screen in the full account. */
  full: string;
  /** Text of the screen while it is loading; null if the screen requests nothing. */
  slow: string | null;
};

const LOADING = 'Cargando...';
const NO_MATCHES = 'No se pudieron cargar los partidos. Intentá nuevamente.';
const NO_LISTS = 'Error al cargar las listas. Por favor intenta de nuevo.';
const HOME = {
  title: /^¡Hola, /,
  empty: 'No tienes partidos próximos programados',
  failed: NO_MATCHES,
  full: 'Recordatorio 2h antes',
  slow: LOADING,
};
const PLAYER_LISTS = {
  title: 'Listas de jugadores',
  empty: 'No hay listas. ¡Crea una!',
  failed: NO_LISTS,
  full: 'Los de los jueves',
  slow: 'Cargando listas...',
};
const MATCH = { failed: NO_MATCHES, slow: LOADING };

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: () => '/', ...HOME },
  { name: 'dashboard', path: () => '/dashboard', ...HOME },
  {
    name: 'create-match',
    path: () => '/create-match',
    title: 'Nuevo partido',
    empty: 'No tienes listas de jugadores.',
    failed: NO_LISTS,
    full: 'Vista previa',
    slow: 'Cargando listas...',
  },
  {
    name: 'edit-match',
    path: ({ matchId }) => `/create-match?matchId=${matchId}`,
    title: 'Editar partido',
    empty: 'No se encontró el partido con ID',
    failed: 'No se pudo seleccionar el partido.',
    full: 'GUARDAR CAMBIOS',
    slow: LOADING,
  },
  {
    name: 'add-players',
    path: () => '/add-players',
    title: 'Jugadores',
    empty: 'Debes seleccionar o crear una lista de jugadores.',
    failed: NO_LISTS,
    full: 'Los de los jueves',
    slow: 'Cargando listas...',
  },
  {
    name: 'create-players-list',
    path: () => '/create-players-list',
    title: 'Nueva lista',
    empty: 'No hay jugadores. ¡Agrega algunos!',
    failed: null,
    full: 'GUARDAR LISTA DE JUGADORES',
    slow: null,
  },
  { name: 'player-lists', path: () => '/player-lists', ...PLAYER_LISTS },
  { name: 'edit-players-list', path: () => '/edit-players-list', ...PLAYER_LISTS },
  {
    name: 'player-list',
    path: ({ listId }) => `/player-list/${listId}`,
    title: 'Los de los jueves',
    empty: null,
    failed: NO_LISTS,
    full: 'Hernán Ñáñez',
    slow: 'Cargando listas...',
  },
  {
    name: 'edit-player-list',
    path: ({ listId }) => `/edit-player-list/${listId}`,
    title: 'Editar «Los de los jueves»',
    empty: null,
    failed: NO_LISTS,
    full: 'Hernán Ñáñez',
    slow: 'Cargando listas...',
  },
  {
    name: 'helpers',
    path: ({ listId }) => `/helpers/${listId}`,
    title: 'Ayudantes',
    empty: null,
    failed: NO_LISTS,
    full: 'Quién te ayuda',
    slow: 'Cargando listas...',
  },
  {
    name: 'handover',
    path: ({ listId }) => `/handover/${listId}`,
    title: 'Una lista para vos',
    empty: null,
    failed: 'No se pudo cargar lo que te pasan. Probá de nuevo.',
    full: 'Ya no te pasan esta lista.',
    slow: LOADING,
  },
  {
    name: 'confirm-attendance',
    path: ({ matchId }) => `/confirm-attendance?matchId=${matchId}`,
    title: 'Confirmar Asistencia',
    empty: 'No se encontró el partido con ID',
    full: '% de la lista',
    ...MATCH,
  },
  {
    name: 'form-teams',
    path: ({ matchId }) => `/form-teams?matchId=${matchId}`,
    title: 'Armar Equipos',
    empty: 'No se encontró el partido con ID',
    full: 'GENERAR EQUIPOS',
    ...MATCH,
  },
  {
    name: 'share-teams',
    path: ({ matchId }) => `/share-teams?matchId=${matchId}`,
    title: 'Compartir Equipos',
    empty: 'No se encontró el partido con ID',
    full: 'Compartir por WhatsApp',
    ...MATCH,
  },
  {
    name: 'history',
    path: () => '/history',
    title: 'Historial de Partidos',
    empty: 'No hay partidos en el historial. ¡Crea tu primer partido!',
    failed: NO_MATCHES,
    full: 'Polideportivo Sur',
    slow: LOADING,
  },
  {
    name: 'rankings',
    path: () => '/rankings',
    title: 'Ranking',
    empty: 'No hay jugadores con estadísticas.',
    failed: 'No se pudieron cargar los datos de ranking. Intentá nuevamente.',
    full: 'Íñigo Peña',
    slow: LOADING,
  },
  {
    name: 'recurring-matches',
    path: () => '/recurring-matches',
    title: 'Partidos Recurrentes',
    empty: 'No hay partidos recurrentes programados.',
    failed: NO_MATCHES,
    full: 'La Canchita de la Esquina',
    slow: LOADING,
  },
  {
    name: 'profile',
    path: () => '/profile',
    title: 'Mi Perfil',
    empty: 'Nivel 1',
    failed: null,
    full: 'Tus datos',
    slow: null,
  },
  {
    name: 'database-report',
    path: () => '/database-report',
    title: 'Informe de la base de datos',
    empty: 'Están todos los índices: no hay nada que hacer.',
    failed: 'Reintentar',
    full: 'En orden',
    slow: LOADING,
  },
  {
    name: 'not-found',
    path: () => '/no-such-screen',
    title: 'PANTALLA NO ENCONTRADA',
    empty: 'Page Not Found',
    failed: null,
    full: 'Page Not Found',
    slow: null,
  },
];

/** Further states of screens in the full account. */
export const MORE_SCREENS = [
  { name: 'privacy', path: () => '/privacy' },
  { name: 'played match', path: ({ playedId }: FullAccount) => `/form-teams?matchId=${playedId}` },
  {
    name: 'teams of a played match',
    path: ({ playedId }: FullAccount) => `/share-teams?matchId=${playedId}`,
  },
  {
    name: 'attendance of a played match',
    path: ({ playedId }: FullAccount) => `/confirm-attendance?matchId=${playedId}`,
  },
];
