import { paths } from '../../lib/paths.ts';

/** Entries of the main menu (docs/specification.md#header-and-menu). */
export const MENU = [
  { href: paths.home, label: 'Inicio' },
  { href: paths.createMatch, label: 'Crear Partido' },
  { href: paths.addPlayers, label: 'Jugadores' },
  { href: paths.formTeams(), label: 'Armar Equipos' },
  { href: paths.confirmAttendance(), label: 'Confirmar' },
  { href: paths.shareTeams(), label: 'Compartir' },
  { href: paths.history, label: 'Historial' },
  { href: paths.rankings, label: 'Ranking' },
  { href: paths.recurringMatches, label: 'Recurrentes' },
  { href: paths.profile, label: 'Mi Perfil' },
] as const;
