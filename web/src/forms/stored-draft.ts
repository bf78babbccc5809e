import { pick } from '@picadito/domain';

/** Returns `base` with the fields of a stored draft. Unknown fields and fields of another type are ignored. */
export function restoreValues<Values extends object>(stored: unknown, base: Values): Values {
  if (typeof stored !== 'object' || stored === null) return base;
  const types = new Map(Object.entries(base).map(([field, value]) => [field, typeof value]));
  const fitting = Object.entries(stored).filter(
    ([field, value]) => typeof value === types.get(field),
  );
  return { ...base, ...Object.fromEntries(fitting) };
}

/** Returns the names of the fields in which `values` differ from `base`. */
export function changedKeys<Values extends object>(
  values: Values,
  base: Values,
): Extract<keyof Values, string>[] {
  const keys = Object.keys(values) as Extract<keyof Values, string>[];
  return keys.filter((key) => values[key] !== base[key]);
}

export function areSame<Values extends object>(values: Values, base: Values): boolean {
  return changedKeys(values, base).length === 0;
}

/** Returns the fields in which `values` differ from `base`. */
export function changedFields<Values extends object>(
  values: Values,
  base: Values,
): Partial<Values> {
  return pick<Values, keyof Values>(values, changedKeys(values, base));
}
