import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { htmlPage, noContent } from '../contract/values.ts';
import { GROUP_SURVEY, SURVEY } from './routes.ts';
import { opinionsInput, surveyInput, verdictInput } from './survey-input.ts';
import { surveyPageReply } from './survey-page.ts';
import { surveyReply } from './survey-reply.ts';

export const surveyContract = contract('Survey', SURVEY, {
  read: {
    summary: 'The survey of levels of a list, if there is one',
    description:
      'While it is open, only how many have answered. Also how many players of the list can answer one that opens now.',
    replies: { 200: surveyReply },
  },
  start: {
    summary: 'Ask the players of a list how these players play',
    description:
      'It takes opinions from the devices that hold a name as their own at this moment, of at least five players. It closes after seven days. The same once more changes nothing; in the place of one that has closed.',
    body: surveyInput,
    replies: { 200: surveyReply },
    problems: [409],
  },
  close: {
    summary: 'Close the survey',
    body: z.object({}, { error: MESSAGES.invalid }),
    replies: { 200: surveyReply },
  },
  decide: {
    summary: 'Adopt the level that the opinions say of a player, or do not',
    description: 'Once the survey has closed. What was said of the player is deleted.',
    body: verdictInput,
    replies: { 200: surveyReply },
    problems: [409],
  },
  remove: {
    summary: 'Delete the survey with all that was said',
    replies: { 204: noContent },
  },
});

const PAGE_AS_DATA = { content: { 'application/json': { schema: surveyPageReply } } };
const SENT = {
  body: opinionsInput,
  replies: { 200: PAGE_AS_DATA, 303: noContent },
  problems: [409],
};

export const groupSurveyContract = contract('Group link', GROUP_SURVEY, {
  read: {
    summary: 'How do they play? The survey of a list, for whoever has the link. Public',
    description: 'For the devices that held a name when it was opened.',
    replies: { 200: htmlPage, 404: htmlPage },
  },
  readOwn: {
    summary: 'The same by the own link of a player, on such a device. Public',
    replies: { 200: htmlPage, 404: htmlPage },
  },
  send: {
    summary: 'What a player says of the others, once. Public',
    description:
      'By a device that held the name when the survey was opened. What was said and who has said it are stored apart.',
    ...SENT,
  },
  sendOwn: { summary: 'The same from the own link of a player. Public', ...SENT },
});
