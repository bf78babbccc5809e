import type { MatchStatus } from '@picadito/domain';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';

/** Word, colour and icon of each status. The colour always comes with the word (docs/specification.md#states). */
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
