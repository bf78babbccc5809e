import { Select } from '../../ui/inputs/select.tsx';
import type { ShownRanking } from './use-shown-ranking.ts';

export function SeasonSelect({ season, seasons, choose }: ShownRanking) {
  return (
    <Select
      aria-label="Temporada"
      className="w-36 shrink-0 big-text:w-full"
      value={season}
      onChange={(event) => choose(event.target.value)}
    >
      {seasons.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
