import { expect, test } from 'vitest';

/** Sentences of the central handler (docs/specification.md#central-handler). */
const CENTRAL = [
  'Error de autenticación. Por favor inicia sesión nuevamente.',
  'Es necesario volver a iniciar sesión por seguridad.',
  'No tienes permiso para realizar esta acción. Verifica que hayas iniciado sesión correctamente.',
  'Hubo un problema con las reglas de seguridad. Contacta al soporte técnico si el problema persiste.',
  'La aplicación está aún en configuración. Por favor intenta nuevamente más tarde.',
  'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.',
  'Ha ocurrido un error inesperado. Por favor intenta nuevamente.',
];
const LIST_AND_PLAYER_ACTIONS = [
  'Error al cargar las listas. Por favor intenta de nuevo.',
  'Error al crear la lista. Por favor intenta de nuevo.',
  'Error al eliminar la lista. Por favor intenta de nuevo.',
  'Error al cargar los jugadores. Por favor intenta de nuevo.',
  'Error al añadir jugador. Por favor intenta de nuevo.',
  'Error al actualizar jugador. Por favor intenta de nuevo.',
  'Error al eliminar jugador. Por favor intenta de nuevo.',
];
const MATCH_ACTIONS = [
  'No se pudieron cargar los partidos.',
  'No se pudo crear el partido.',
  'No se pudo seleccionar el partido.',
  'No se pudo actualizar el partido.',
  'No se pudo eliminar el partido.',
  'No se pudo confirmar la asistencia del jugador.',
  'No se pudieron cargar los jugadores del partido.',
  'No se pudieron crear los equipos.',
  'No se pudieron cargar los equipos del partido.',
];
const SCREEN_TOASTS = [
  'Ocurrió un error al crear la lista de jugadores. Intenta de nuevo.',
  'No se pudo crear la lista. Intentalo nuevamente.',
  'No se pudo actualizar la asistencia. Intentá nuevamente.',
  'No se pudieron guardar los equipos. Intentá nuevamente.',
  'No se pudieron cargar los partidos. Intentá nuevamente.',
  'No se pudo eliminar el partido. Intentá nuevamente.',
  'No se pudieron cargar los datos de ranking. Intentá nuevamente.',
  'No se pudo crear el partido recurrente. Intentá nuevamente.',
  'No se pudo eliminar el partido recurrente. Intentá nuevamente.',
  'Debes iniciar sesión para actualizar tu perfil.',
  'Ocurrió un problema al actualizar el perfil.',
  'Ocurrió un error al actualizar tu perfil. Intenta de nuevo.',
];
/** Failures of actions, which are also toasts of screens (docs/specification.md#toasts). */
const VALIDATION_TOASTS = [
  'No se pudo crear el partido. Intentá nuevamente.',
  'No se pudo agregar el jugador. Intentá nuevamente.',
  'No se pudo eliminar el jugador. Intentá nuevamente.',
];
const SIGN_IN = ['Error al iniciar sesión', 'No se pudo conectar con Google. Inténtalo de nuevo.'];
/** Sentences for actions without a sentence in the specification. */
const OURS = [
  'No se pudo armar el link. Probá de nuevo.',
  'No se pudo sacar el link. Probá de nuevo.',
  'No se pudieron cargar los ayudantes. Probá de nuevo.',
  'No se pudo confirmar. Probá de nuevo.',
  'No se pudo cambiar lo que puede hacer. Probá de nuevo.',
  'No se pudo sacar. Probá de nuevo.',
  'No se pudo abrir la invitación. Probá de nuevo.',
  'No se pudo aceptar. Probá de nuevo.',
  'No se pudo cargar si pasás la lista. Probá de nuevo.',
  'No se pudo cargar lo que te pasan. Probá de nuevo.',
  'No se pudo pasar la lista. Probá de nuevo.',
  'No se pudo rechazar la lista. Probá de nuevo.',
  'No se pudo cancelar. Probá de nuevo.',
  'No se pudo aceptar la lista. Probá de nuevo.',
  'No se pudieron juntar. Intentá nuevamente.',
  'No se pudieron separar. Intentá nuevamente.',
  'No se pudo cargar quiénes no están.',
  'No se pudo cargar quién tiene las pecheras.',
  'No se pudo anotar quién se las lleva. Intentá nuevamente.',
  'No se pudo guardar hasta cuándo no está. Intentá nuevamente.',
  'Para cambiar esto hace falta señal. No se guardó nada: probá cuando vuelva.',
  'No se pudieron cargar los partidos de la noche.',
  'No se pudieron cargar las respuestas del link.',
  'No se pudo guardar lo que dijiste. Probá de nuevo.',
  'No se pudo guardar el cupo. Intentá nuevamente.',
  'No se pudo guardar lo del invitado. Intentá nuevamente.',
  'No se pudo guardar el nivel. Intentá nuevamente.',
  'No se pudo anotar que ya le avisaste. Intentá nuevamente.',
  'No se pudo cargar la encuesta. Probá de nuevo.',
  'No se pudo guardar lo que decidiste. Probá de nuevo.',
  'No se pudieron descartar. Probá de nuevo.',
  'No se pudo volver a poner. Probá de nuevo.',
  'No se pudo sacar el comentario. Probá de nuevo.',
  'No se pudo sacar el celu. Probá de nuevo.',
  'No se pudo soltar el nombre. Probá de nuevo.',
  'No se pudo guardar quién descansa. Intentá nuevamente.',
  'No se pudo guardar la marca. Intentá nuevamente.',
  'No se pudo anotar a quién se avisó.',
  'No se pudo saber si este dispositivo recibe avisos. Intentá nuevamente.',
  'No se pudo guardar «Con niveles».',
  'No se pudo cargar lo que hace falta para armar los equipos.',
  'No se pudieron cargar las marcas de los jugadores.',
  'No se pudo actualizar la lista. Intentá nuevamente.',
  'No se pudieron cargar tus sesiones. Intentá nuevamente.',
  'No se pudieron cerrar las demás sesiones. Intentá nuevamente.',
  'No se pudieron descargar tus datos. Intentá nuevamente.',
  'No se pudieron cambiar los avisos. Intentá nuevamente.',
  'No se pudo cargar la plata. Intentá nuevamente.',
  'No se pudo anotar. Intentá nuevamente.',
  'No se pudo eliminar tu cuenta. Intentá nuevamente.',
  'No se pudo leer el link del grupo.',
  'No se pudo cargar el link. Probá de nuevo.',
  'No se pudo cambiar el link. Probá de nuevo.',
  'No se pudieron cargar los nombres. Probá de nuevo.',
  'No se pudo guardar el nombre. Probá de nuevo.',
  'No se pudo cargar el piloto automático.',
  'No se pudo cambiar el piloto automático. Probá de nuevo.',
  'No se pudo deshacer. Probá de nuevo.',
  'No se pudo guardar tu respuesta. Intentá nuevamente.',
  'Sin señal: tu respuesta todavía no salió. La mandamos apenas vuelva.',
  'No se pudo cargar el resultado.',
  'No se pudo guardar el resultado. Intentá nuevamente.',
];

/**
 * Texts of the source files of the web client. Each text of a failed action is in a constant whose name ends with
 * FAILURE or FAILURES.
 */
const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
const CONSTANT = /\bconst \w*FAILURES? =\s*(\{[^}]*\}|'[^']*')/g;
const TEXT = /'([^']*)'/g;

const catalogue = new Set(
  sources
    .flatMap((source) => [...source.matchAll(CONSTANT)])
    .flatMap(([, value = '']) => [...value.matchAll(TEXT)])
    .map(([, sentence]) => sentence),
);

test.each([
  ...CENTRAL,
  ...LIST_AND_PLAYER_ACTIONS,
  ...MATCH_ACTIONS,
  ...SCREEN_TOASTS,
  ...VALIDATION_TOASTS,
  ...SIGN_IN,
])('the catalogue has «%s»', (sentence) => {
  expect(catalogue).toContain(sentence);
});

test('the catalogue has no other sentence than those of the specification and the listed ones', () => {
  const known = [
    ...CENTRAL,
    ...LIST_AND_PLAYER_ACTIONS,
    ...MATCH_ACTIONS,
    ...SCREEN_TOASTS,
    ...VALIDATION_TOASTS,
    ...SIGN_IN,
    ...OURS,
  ];
  expect([...catalogue].toSorted()).toEqual(known.toSorted());
});
