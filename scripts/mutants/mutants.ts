import { sessionMutants } from './sessions.ts';
import { ownershipMutants } from './ownership.ts';
import { originMutants } from './origin.ts';
import { headerMutants } from './headers.ts';
import { identityMutants } from './identity.ts';
import { demonstrationMutants } from './demonstration.ts';
import { foreignWriteMutants } from './foreign-writes.ts';
import { browserMutants } from './browser.ts';
import { answerMutants } from './answers.ts';
import { groupLinkMutants } from './group-link.ts';
import { inTimeMutants } from './in-time.ts';
import { noticeMutants } from './notices.ts';
import { proposalMutants } from './proposals.ts';
import { playedMutants } from './played.ts';
import { surveyMutants } from './surveys.ts';
import { limitMutants } from './limits.ts';

export const mutants = [
  ...ownershipMutants,
  ...sessionMutants,
  ...originMutants,
  ...headerMutants,
  ...identityMutants,
  ...demonstrationMutants,
  ...foreignWriteMutants,
  ...browserMutants,
  ...limitMutants,
  ...groupLinkMutants,
  ...answerMutants,
  ...inTimeMutants,
  ...noticeMutants,
  ...proposalMutants,
  ...playedMutants,
  ...surveyMutants,
];
