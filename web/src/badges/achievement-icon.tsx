import type { BadgeType } from '@picadito/domain';
import { Icon, type IconName } from '../ui/icon.tsx';

const ICONS: Record<BadgeType, IconName> = {
  'organizador-activo': 'calendar',
  'master-convocador': 'megaphone',
  'constancia-total': 'fire',
  'mvp-semana': 'star',
  'saque-inicial': 'flag',
  'plantel-completo': 'users',
  'agenda-llena': 'contact',
  'asistencia-perfecta': 'percent',
  'balanza-justa': 'scale',
  'banco-largo': 'sofa',
  'cita-fija': 'repeat',
  'diez-fechas': 'trophy',
};

export const ACHIEVEMENT_COUNT = Object.keys(ICONS).length;

/** Shows the icon of an achievement, lit once it is earned. Screens say in words next to it whether it is earned. */
export function AchievementIcon({ type, lit = true }: { type: BadgeType; lit?: boolean }) {
  const look = lit ? 'bg-magenta text-void bevel' : 'bg-raised text-line';
  return (
    <span className={`grid size-12 shrink-0 place-items-center forced-colors:border ${look}`}>
      <Icon name={ICONS[type]} />
    </span>
  );
}
