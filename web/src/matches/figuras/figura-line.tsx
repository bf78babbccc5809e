import { Icon } from '../../ui/icon.tsx';
import { useFigura } from './figuras.ts';

/** Shows 'La figura: Ana' for a match with counted votes for its best player; nothing without. */
export function FiguraLine({ matchId }: { matchId: string }) {
  const names = useFigura(matchId);
  if (!names) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm font-bold text-coin">
      <Icon name="star" size={16} />
      La figura: {names}
    </p>
  );
}
