import { median, percentile, table, verdict } from '../table.ts';
import type { RouteRates, RouteTimes } from './compare-routes.ts';

const ROUTE_LIMIT_MS = 10;
const NONE = '–';

/**
 * Returns the table of response times. With a second side, the table also has the second side's times, and the ratio of
 * the first side's times to them.
 */
export function timesTable(title: string, measured: readonly RouteTimes[]): string {
  const isCompared = measured.some(({ times }) => times.length > 1);
  const headings = [title, 'p50 ms', 'p99 ms', 'limit of p50', ''];
  return table(
    isCompared ? [...headings, 'other p50 ms', 'other p99 ms', 'ratio of p50'] : headings,
    measured.map(({ name, times: [ours, others] }) => {
      const own = [name, ...percentileCells(ours), ...limitCells(ours)];
      return isCompared ? [...own, ...percentileCells(others), ratioCell(ours, others)] : own;
    }),
  );
}

/** Returns the table of requests per second. Each figure is the median of all rounds. */
export function ratesTable(title: string, measured: readonly RouteRates[]): string {
  const isCompared = measured.some(({ rates }) => rates.length > 1);
  const headings = [title, 'requests/s'];
  return table(
    isCompared ? [...headings, 'other requests/s', 'ratio'] : headings,
    measured.map(({ name, rates: [ours = [], others = []] }) => {
      const own = [name, median(ours).toFixed(0)];
      const ratio = median(ours) / median(others);
      return isCompared ? [...own, median(others).toFixed(0), ratio.toFixed(2)] : own;
    }),
  );
}

type Times = RouteTimes['times'][number] | undefined;

function percentileCells(times: Times): string[] {
  if (!times) return [NONE, NONE];
  return [percentile(times, 50).toFixed(2), percentile(times, 99).toFixed(2)];
}

function limitCells(times: Times): string[] {
  return times ? verdict(median(times), ROUTE_LIMIT_MS, 'ms') : [NONE, NONE];
}

function ratioCell(ours: Times, others: Times): string {
  return ours && others ? (median(ours) / median(others)).toFixed(2) : NONE;
}
