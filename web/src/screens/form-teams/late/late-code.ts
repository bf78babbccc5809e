/** The code that only late changes need: one chunk, loaded at the first touch of the screen. */
export { LateNotice } from './late-notice.tsx';
export { messageSince, takeStep, undoStep } from './late-steps.ts';
export { ShareChange } from './share-change.tsx';
export { keepSteps, takeUpSteps } from './stored-steps.ts';
