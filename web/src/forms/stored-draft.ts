/** What the browser kept of a form's values, over `base`; a field of another type counts as not kept. */
export function readKept<Values extends object>(kept: unknown, base: Values): Values {
  if (typeof kept !== 'object' || kept === null) return base;
  const types = new Map(Object.entries(base).map(([field, value]) => [field, typeof value]));
  const fitting = Object.entries(kept).filter(
    ([field, value]) => typeof value === types.get(field),
  );
  return { ...base, ...Object.fromEntries(fitting) };
}

/** The fields in which `values` differ from `base`: what somebody has typed over something. */
export function changesOver<Values extends object>(values: Values, base: Values): Partial<Values> {
  const before = new Map(Object.entries(base));
  const changed = Object.entries(values).filter(([field, value]) => value !== before.get(field));
  return Object.fromEntries(changed) as Partial<Values>;
}
