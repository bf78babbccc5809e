/** What only late changes need; its code comes a little after the screen. */
export { changeMessage, lineUpChange, repairTeams } from '@picadito/domain';
export { LateNotice } from './late-notice.tsx';
export { TellChange } from './tell-change.tsx';
