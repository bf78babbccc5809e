import { signingInMutants } from './signing-in.ts';
import { serverMutants } from './server.ts';
import { ownershipMutants } from './ownership.ts';
import { groupLinkMutants } from './group-link.ts';

export const mutants = [
  ...signingInMutants,
  ...serverMutants,
  ...ownershipMutants,
  ...groupLinkMutants,
];
