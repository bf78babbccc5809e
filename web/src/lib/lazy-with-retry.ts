import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

const failed = new Set<() => void>();

/**
 * Loads a component like `React.lazy`, but can retry: code that failed to load keeps failing until `forgetFailedCode`.
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

/** Makes the next render of each component whose code failed to load fetch it again. */
export function forgetFailedCode(): void {
  for (const reset of failed) reset();
  failed.clear();
}
