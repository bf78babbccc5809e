/** What only late changes need; its code comes when one first touches the screen. */
export { LateNotice } from './late-notice.tsx';
export { messageSince, takeStep, undoStep } from './late-steps.ts';
export { TellChange } from './share-change.tsx';
