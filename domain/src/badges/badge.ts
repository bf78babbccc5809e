/**
 * Achievements in the order of the panel: the four of the specification (docs/specification.md#constants), then eight
 * others.
 */
export const ACHIEVEMENTS = [
  {
    type: 'organizador-activo',
    name: 'Organizador Activo',
    description: '3 partidos creados en 7 días',
    emoji: '📅',
  },
  {
    type: 'master-convocador',
    name: 'Master Convocador',
    description: '10 o más confirmados en un partido',
    emoji: '📣',
  },
  {
    type: 'constancia-total',
    name: 'Constancia Total',
    description: '3 días seguidos jugando',
    emoji: '🔥',
  },
  {
    type: 'mvp-semana',
    name: 'MVP de la Semana',
    description: 'El jugador con más partidos jugados',
    emoji: '⭐',
  },
  {
    type: 'saque-inicial',
    name: 'Saque Inicial',
    description: 'Tu primer partido creado',
    emoji: '⚽',
  },
  {
    type: 'plantel-completo',
    name: 'Plantel Completo',
    description: 'Una lista con 10 jugadores',
    emoji: '👥',
  },
  {
    type: 'agenda-llena',
    name: 'Agenda Llena',
    description: '10 jugadores con WhatsApp en una lista',
    emoji: '📱',
  },
  {
    type: 'asistencia-perfecta',
    name: 'Asistencia Perfecta',
    description: 'Un partido de 8 o más con todos confirmados',
    emoji: '💯',
  },
  {
    type: 'balanza-justa',
    name: 'Balanza Justa',
    description: 'Equipos guardados con los mismos puntos',
    emoji: '⚖️',
  },
  {
    type: 'banco-largo',
    name: 'Banco Largo',
    description: 'Equipos guardados con 3 suplentes',
    emoji: '🪑',
  },
  {
    type: 'cita-fija',
    name: 'Cita Fija',
    description: 'Un partido que se repite cada semana',
    emoji: '🔁',
  },
  {
    type: 'diez-fechas',
    name: 'Diez Fechas',
    description: '10 partidos completados',
    emoji: '🏆',
  },
] as const;

export type Achievement = (typeof ACHIEVEMENTS)[number];
export type BadgeType = Achievement['type'];
