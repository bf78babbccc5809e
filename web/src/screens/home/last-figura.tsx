import { type FiguraReply, type Home, weekdayName, weekdayOf } from '@picadito/domain';
import { useEffect } from 'react';
import { namesOf } from '../../results/figuras.tsx';
import { useHome } from '../../home/home.ts';

/**
 * Shows the figura of the match that ended last, as in 'La figura del jueves: Ana', and celebrates it the first time.
 */
export function LastFigura({ matchId, ...figura }: FiguraReply) {
  const { data: date } = useHome(
    ({ matches }: Home) => matches.find(({ id }) => id === matchId)?.date,
  );
  useEffect(() => {
    if (date) celebrateFigura(matchId).catch(console.info);
  }, [date, matchId]);
  if (!date) return null;
  return (
    <p className="mt-2 text-sm font-bold text-coin">
      La figura del {weekdayName(weekdayOf(date)).toLowerCase()}: {namesOf(figura)}
    </p>
  );
}

async function celebrateFigura(matchId: string): Promise<void> {
  const { celebrateOnce } = await import('../../moments/celebrate.ts');
  celebrateOnce('figura', matchId, '¡LA FIGURA!');
}
