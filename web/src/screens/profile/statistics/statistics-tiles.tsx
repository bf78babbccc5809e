import { useBadges } from '../../../badges/badges.ts';
import { useLists } from '../../../players/lists/lists.ts';
import { useMatchCounts } from '../../../matches/matches.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { tilesOf } from './statistics.ts';

/**
 * Shows the four numbers about the organiser of docs/specification.md#profile. A number that is not loaded is shown as
 * '–'; after a failure there is a button that tries again.
 */
export function StatisticsTiles() {
  const matches = useMatchCounts();
  const lists = useLists();
  const badges = useBadges();
  const queries = [matches, lists, badges];
  const failed = queries.filter((query) => query.isError && !query.data);
  const tiles = tilesOf({ matches: matches.data, lists: lists.data, badges: badges.data });
  return (
    <section aria-label="Tus números">
      <dl className="grid grid-cols-2 gap-3 big-text:grid-cols-1">
        {tiles.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse gap-2 bg-panel px-3 py-4 text-center">
            <dt className="font-display text-d4 leading-none tracking-wide text-mute">{label}</dt>
            <dd className="font-score text-score-lg leading-none text-coin">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {failed.length > 0 && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex items-center gap-2">
            <Icon name="warning" className="text-danger" />
            No pudimos cargar algunos números.
          </p>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              for (const query of failed) void query.refetch();
            }}
          >
            <Icon name="reload" />
            Reintentar
          </Button>
        </div>
      )}
    </section>
  );
}
