import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

const failed = new Set<() => void>();

/**
 * `React.lazy` that can be asked again: code that did not arrive keeps failing, as `lazy` has it, until
 * `forgetFailedCode`.
 */
export function retryable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const fresh = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(again);
        throw error;
      }
    });
  let Code: ComponentType<Props> = fresh();
  const again = () => {
    Code = fresh();
  };
  return (props) => createElement(Code, props);
}

/** Whatever code has failed is fetched anew by its next visit. */
export function forgetFailedCode(): void {
  for (const again of failed) again();
  failed.clear();
}
