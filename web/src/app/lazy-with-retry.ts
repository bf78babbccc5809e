import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

const failed = new Set<() => void>();

/**
 * `React.lazy` that can be asked again: code that did not arrive keeps failing, as `lazy` has it, until
 * `forgetFailedCode`.
 */
export function retryable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) & { preload: () => Promise<void> } {
  let here: ComponentType<Props> | null = null;
  let Code: ComponentType<Props> | null = null;
  const fetchCode = async () => {
    here = await load();
    return here;
  };
  const again = () => {
    Code = null;
  };
  const fresh = () =>
    lazy(async () => {
      try {
        return { default: await fetchCode() };
      } catch (error) {
        failed.add(again);
        throw error;
      }
    });
  const Screen = (props: Props) => {
    Code ??= here ?? fresh();
    return createElement(Code, props);
  };
  return Object.assign(Screen, { preload: async () => void (await fetchCode()) });
}

/** Whatever code has failed is fetched anew by its next visit. */
export function forgetFailedCode(): void {
  for (const again of failed) again();
  failed.clear();
}
