import { showBell } from './bell.ts';
import { showCopyButtons } from './copy.ts';
import { showFilter } from './filter.ts';
import { restButtons } from './rest.ts';

/**
 * Shows the controls that need a script: the filter of the names, the offer of notices, and the buttons that copy. Lets
 * the buttons of a night rest. `sent` is the form that has been stored, if any.
 */
export function showControls(sent?: HTMLFormElement): void {
  showFilter();
  showBell();
  showCopyButtons();
  restButtons(sent);
}
