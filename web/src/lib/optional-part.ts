import { type ComponentType, lazy } from 'react';

/**
 * Returns a lazy component that its screen can do without. If its code does not load, the component renders nothing
 * instead of an error.
 */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => nothing) }));
}

const nothing = () => null;
