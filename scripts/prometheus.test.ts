import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '../server/src/metrics.ts';

const FOLDER = join(import.meta.dirname, '../docs/prometheus');
/** Matches the name of a metric in an expression, which has labels in braces. */
const METRIC = /\b([a-z_]+)\{/g;

const expressions = {
  'alerts.yaml': (text: string) => text.replaceAll(/annotations:.*/g, ''),
  'dashboard.json': (text: string) =>
    (JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }).panels
      .flatMap(({ targets }) => targets.map(({ expr }) => expr))
      .join('\n'),
};

test.each(Object.entries(expressions))(
  'every metric of docs/prometheus/%s exists in the program',
  async (name, expressionsIn) => {
    const metrics = createMetrics();
    metrics.noteBackup(0);
    const text = await metrics.text();
    const types = new Map(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, a = '', b = '']) => [a, b]),
    );
    const exists = (metric: string) => {
      const base = metric.replace(/_(bucket|count)$/, '');
      // Prometheus itself makes the metric `up`.
      return (
        metric === 'up' || (types.get(base) === 'histogram' ? base !== metric : types.has(metric))
      );
    };
    const named = expressionsIn(readFileSync(join(FOLDER, name), 'utf8'));
    const used = new Set([...named.matchAll(METRIC)].map(([, metric = '']) => metric));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((metric) => !exists(metric))).toEqual([]);
  },
);
