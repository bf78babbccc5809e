/** A stored draft over `base`; a field of another type is ignored. */
export function restoreValues<Values extends object>(stored: unknown, base: Values): Values {
  if (typeof stored !== 'object' || stored === null) return base;
  const types = new Map(Object.entries(base).map(([field, value]) => [field, typeof value]));
  const fitting = Object.entries(stored).filter(
    ([field, value]) => typeof value === types.get(field),
  );
  return { ...base, ...Object.fromEntries(fitting) };
}

/** The fields in which `values` differ from `base`. */
export function changedFields<Values extends object>(
  values: Values,
  base: Values,
): Partial<Values> {
  const before = new Map(Object.entries(base));
  const changed = Object.entries(values).filter(([field, value]) => value !== before.get(field));
  return Object.fromEntries(changed) as Partial<Values>;
}
