import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

const failed = new Set<() => void>();

/**
 * Returns a component whose code loads when it first renders, like that of `React.lazy`. Code that failed to load keeps
 * failing until `forgetFailedCode`, after which the next render loads it again. `preload` loads the code earlier.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) & { preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | null = null;
  let Code: ComponentType<Props> | null = null;
  const fetchCode = async () => {
    loaded = await load();
    return loaded;
  };
  const reset = () => {
    Code = null;
  };
  const fresh = () =>
    lazy(async () => {
      try {
        return { default: await fetchCode() };
      } catch (error) {
        failed.add(reset);
        throw error;
      }
    });
  const Screen = (props: Props) => {
    Code ??= loaded ?? fresh();
    return createElement(Code, props);
  };
  return Object.assign(Screen, { preload: async () => void (await fetchCode()) });
}

/** Makes each component of `lazyWithRetry` whose code failed to load fetch the code again when it next renders. */
export function forgetFailedCode(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * Returns a lazy component that its screen can do without. If its code does not load, the component renders nothing
 * instead of an error, until the page is loaded again.
 */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => nothing) }));
}

const nothing = () => null;
