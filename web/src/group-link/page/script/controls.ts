import { showBell } from './bell.ts';
import { showCopyButtons } from './copy.ts';
import { showFilter } from './filter.ts';
import { restButtons } from './rest.ts';

/**
 * Shows the controls that need a script: the filter of the names, the offer of notices, and the buttons that copy. Lets
 * the buttons of a night rest.
 */
export function showControls(): void {
  showFilter();
  showBell();
  showCopyButtons();
  restButtons();
}
