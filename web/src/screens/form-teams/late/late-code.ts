/**
 * Exports the code for late changes (a player leaves formed teams or arrives) as one chunk, which is loaded at the
 * first touch of the screen.
 */
export { LateNotice } from './late-notice.tsx';
export { messageSince, takeStep, undoStep } from './late-steps.ts';
export { PlayerChoices } from './player-choices.tsx';
export { ShareChange } from './share-change.tsx';
export { writeSteps, readSteps } from './stored-steps.ts';
