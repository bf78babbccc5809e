import type { MatchStatus } from '@picadito/domain';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';

/** Holds the colour of each status, which always comes with its word (docs/specification.md#states). */
const LOOKS: Record<MatchStatus, { word: string; tone: BadgeTone; icon: IconName }> = {
  pendiente: { word: 'Pendiente', tone: 'coin', icon: 'hourglass' },
  completado: { word: 'Completado', tone: 'grass', icon: 'check' },
  cancelado: { word: 'Cancelado', tone: 'danger', icon: 'close' },
};

export function StatusBadge({ status }: { status: MatchStatus }) {
  const { word, tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
