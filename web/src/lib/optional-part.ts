import { type ComponentType, lazy } from 'react';

/** A part that a screen does without where its code does not arrive: nothing is shown then. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => nothing) }));
}

const nothing = () => null;
