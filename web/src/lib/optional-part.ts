import { type ComponentType, lazy } from 'react';

/** Loads a part that its screen does not need. If its code does not load, nothing is shown. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => nothing) }));
}

const nothing = () => null;
