import { contract } from '../contract/operation.ts';
import {
  answerSettingsInput,
  commentInput,
  guestKeptInput,
  matchAnswersReply,
  toldInput,
  undoInput,
} from './answers-reply.ts';
import { MATCH_ANSWERS } from './routes.ts';

export const matchAnswersContract = contract('Attendance', MATCH_ANSWERS, {
  read: {
    summary: 'What players have answered by the link of the list',
    replies: { 200: matchAnswersReply },
    conditional: 'clock',
  },
  set: {
    summary: 'Set how many places a match has for answers by the link, and until when they count',
    description:
      'More places take in the first of the queue; fewer throw nobody out. What is not sent stays.',
    body: answerSettingsInput,
    replies: { 200: matchAnswersReply },
  },
  told: {
    summary: 'Note that a player who moved up has been told',
    body: toldInput,
    replies: { 200: matchAnswersReply },
  },
  keep: {
    summary: 'Keep a guest of a match whatever the host does, or no longer',
    description: 'A guest who dropped out with the host is in again.',
    body: guestKeptInput,
    replies: { 200: matchAnswersReply },
  },
  undo: {
    summary: 'Undo one answer by the link, those of its device, or those of a span',
    description:
      'A span has everything by devices that are no usual ones. Names get back what they had before, devices lose the names that they took, and their claims, guests, proposals and newcomers go.',
    body: undoInput,
    replies: { 200: matchAnswersReply },
  },
  redo: {
    summary: 'Take back the last undo',
    description: 'Names that have changed since stay as they are.',
    body: toldInput,
    replies: { 200: matchAnswersReply },
  },
  removeComment: {
    summary: 'Remove the comment of a player',
    body: commentInput,
    replies: { 200: matchAnswersReply },
  },
});
