/** What the browser kept of a form's values; anything but the same fields of the same types counts as nothing typed. */
export function readKept<Values extends object>(kept: unknown, untouched: Values): Values {
  return isLike(kept, untouched) ? kept : untouched;
}

function isLike<Values extends object>(kept: unknown, values: Values): kept is Values {
  if (typeof kept !== 'object' || kept === null) return false;
  const types = new Map(Object.entries(kept).map(([field, value]) => [field, typeof value]));
  return Object.entries(values).every(([field, value]) => types.get(field) === typeof value);
}
