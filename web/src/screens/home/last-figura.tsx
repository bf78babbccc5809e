import { type FiguraReply, type Home, weekdayName, weekdayOf } from '@picadito/domain';
import { namesOf } from '../../results/figuras.tsx';
import { useHome } from '../../home/home.ts';

/** Shows the figura of the match that ended last: 'La figura del jueves: Ana'. */
export function LastFigura({ matchId, ...figura }: FiguraReply) {
  const { data: date } = useHome(
    ({ matches }: Home) => matches.find(({ id }) => id === matchId)?.date,
  );
  if (!date) return null;
  return (
    <p className="mt-2 text-sm font-bold text-coin">
      La figura del {weekdayName(weekdayOf(date)).toLowerCase()}: {namesOf(figura)}
    </p>
  );
}
