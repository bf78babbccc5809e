import { Icon } from '../../ui/icon.tsx';
import { useFigure } from './figures.ts';

/** 'La figura: Ana', of a match whose votes are counted. */
export function FigureLine({ matchId }: { matchId: string }) {
  const names = useFigure(matchId);
  if (!names) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm font-bold text-coin">
      <Icon name="star" size={16} />
      La figura: {names}
    </p>
  );
}
