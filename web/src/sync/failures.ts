/**
 * The error catalogue of docs/specification.md#central-handler, to the letter, each sentence once.
 * `describe-error.ts` chooses among those of the central handler; screens and the api name the one of the action that
 * failed.
 */

// the central handler
export const AUTHENTICATION = 'Error de autenticación. Por favor inicia sesión nuevamente.';
export const RECENT_LOGIN = 'Es necesario volver a iniciar sesión por seguridad.';
export const PERMISSION =
  'No tienes permiso para realizar esta acción. Verifica que hayas iniciado sesión correctamente.';
export const PRECONDITION =
  'Hubo un problema con las reglas de seguridad. Contacta al soporte técnico si el problema persiste.';
export const INDEX =
  'La aplicación está aún en configuración. Por favor intenta nuevamente más tarde.';
export const CONNECTION =
  'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.';
export const UNEXPECTED = 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.';

/** The toast of a sign-in that failed. */
export const SIGN_IN = {
  title: 'Error al iniciar sesión',
  description: 'No se pudo conectar con Google. Inténtalo de nuevo.',
} as const;

/** The messages of failed actions, in place or as a toast. */
export const SCREEN = {
  loadLists: 'Error al cargar las listas. Por favor intenta de nuevo.',
  createPlayersList: 'Ocurrió un error al crear la lista de jugadores. Intenta de nuevo.',
  createList: 'No se pudo crear la lista. Intentalo nuevamente.',
  deleteList: 'Error al eliminar la lista. Por favor intenta de nuevo.',
  renameList: 'No se pudo actualizar la lista. Intentá nuevamente.',
  loadPlayers: 'Error al cargar los jugadores. Por favor intenta de nuevo.',
  addPlayer: 'No se pudo agregar el jugador. Intentá nuevamente.',
  deletePlayer: 'No se pudo eliminar el jugador. Intentá nuevamente.',
  addPlayerToList: 'Error al añadir jugador. Por favor intenta de nuevo.',
  updatePlayer: 'Error al actualizar jugador. Por favor intenta de nuevo.',
  deletePlayerOfList: 'Error al eliminar jugador. Por favor intenta de nuevo.',
  loadMatches: 'No se pudieron cargar los partidos. Intentá nuevamente.',
  selectMatch: 'No se pudo seleccionar el partido.',
  createMatch: 'No se pudo crear el partido. Intentá nuevamente.',
  updateMatch: 'No se pudo actualizar el partido.',
  deleteMatch: 'No se pudo eliminar el partido. Intentá nuevamente.',
  loadMatchPlayers: 'No se pudieron cargar los jugadores del partido.',
  updateAttendance: 'No se pudo actualizar la asistencia. Intentá nuevamente.',
  loadTeams: 'No se pudieron cargar los equipos del partido.',
  saveTeams: 'No se pudieron guardar los equipos. Intentá nuevamente.',
  chooseSitOut: 'No se pudo guardar quién descansa. Intentá nuevamente.',
  saveMark: 'No se pudo guardar la marca. Intentá nuevamente.',
  loadRanking: 'No se pudieron cargar los datos de ranking. Intentá nuevamente.',
  createRecurring: 'No se pudo crear el partido recurrente. Intentá nuevamente.',
  deleteRecurring: 'No se pudo eliminar el partido recurrente. Intentá nuevamente.',
  profileSignedOut: 'Debes iniciar sesión para actualizar tu perfil.',
  profileRefused: 'Ocurrió un problema al actualizar el perfil.',
  updateProfile: 'Ocurrió un error al actualizar tu perfil. Intenta de nuevo.',
  loadSessions: 'No se pudieron cargar tus sesiones. Intentá nuevamente.',
  endOtherSessions: 'No se pudieron cerrar las demás sesiones. Intentá nuevamente.',
  exportAccount: 'No se pudieron descargar tus datos. Intentá nuevamente.',
  deleteAccount: 'No se pudo eliminar tu cuenta. Intentá nuevamente.',
} as const;

/** What the console logs before a failure is rethrown (docs/specification.md#errors-matches). */
export const LOGGED = {
  loadLists: SCREEN.loadLists,
  createList: 'Error al crear la lista. Por favor intenta de nuevo.',
  deleteList: SCREEN.deleteList,
  renameList: SCREEN.renameList,
  loadPlayers: SCREEN.loadPlayers,
  addPlayer: SCREEN.addPlayerToList,
  updatePlayer: SCREEN.updatePlayer,
  deletePlayer: SCREEN.deletePlayerOfList,
  loadMatches: 'No se pudieron cargar los partidos.',
  selectMatch: SCREEN.selectMatch,
  createMatch: 'No se pudo crear el partido.',
  updateMatch: SCREEN.updateMatch,
  deleteMatch: 'No se pudo eliminar el partido.',
  loadMatchPlayers: SCREEN.loadMatchPlayers,
  confirm: 'No se pudo confirmar la asistencia del jugador.',
  loadTeams: SCREEN.loadTeams,
  saveTeams: 'No se pudieron crear los equipos.',
  noteCall: 'No se pudo anotar a quién se avisó.',
  loadEvening: 'No se pudo cargar lo que hace falta para armar los equipos.',
  chooseSitOut: SCREEN.chooseSitOut,
  loadMarks: 'No se pudieron cargar las marcas de los jugadores.',
  saveMark: SCREEN.saveMark,
  loadRanking: SCREEN.loadRanking,
} as const;
