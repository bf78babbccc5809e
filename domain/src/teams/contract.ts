import { contract } from '../contract/operation.ts';
import { lineupContextInput } from './lineup-context-input.ts';
import { lineupContextReply } from './lineup-context-reply.ts';
import { keeperInput, pairInput } from './team-constraints-input.ts';
import { keeperReply, teamConstraintsReply, pairReply } from './team-constraints-reply.ts';
import { shownInput, teamsInput } from './team.ts';
import { noContent } from '../contract/values.ts';
import { teamsReply } from './teams-reply.ts';
import { LINEUP_CONTEXT, TEAMS, TEAM_CONSTRAINTS } from './routes.ts';

export const teamsContract = contract('Teams', TEAMS, {
  read: { summary: 'The teams of a match', replies: { 200: teamsReply }, conditional: 'version' },
  create: {
    summary: 'Save the first teams of a match',
    body: teamsInput,
    replies: { 201: teamsReply },
    problems: [409],
  },
  replace: {
    summary: 'Save other teams of a match',
    body: teamsInput,
    replies: { 200: teamsReply },
    problems: [409],
  },
  show: {
    summary: 'Note that the teams have been shared: the page of the link of the list shows them',
    description: 'From then on it shows what is saved. 404 without teams.',
    body: shownInput,
    replies: { 204: noContent },
  },
});

export const lineupContextContract = contract('Teams', LINEUP_CONTEXT, {
  read: {
    summary: 'Who sits out, who was called, and the last teams of the same list',
    replies: { 200: lineupContextReply },
    conditional: 'version',
  },
  change: {
    summary: 'Choose who sits out',
    body: lineupContextInput,
    replies: { 200: lineupContextReply },
  },
});

export const teamConstraintsContract = contract('Players', TEAM_CONSTRAINTS, {
  read: {
    summary: 'My keepers, and who of my players play together or apart',
    replies: { 200: teamConstraintsReply },
    conditional: 'version',
  },
  setKeeper: {
    summary: 'Mark a player as a keeper, or take the mark away',
    body: keeperInput,
    replies: { 200: keeperReply },
  },
  changePair: {
    summary: 'Have two players play together or apart; null takes that away',
    body: pairInput,
    replies: { 200: pairReply },
  },
});
