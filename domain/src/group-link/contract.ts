import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { calendarText, htmlPage, noContent } from '../contract/values.ts';
import {
  answerInput,
  guestGoneInput,
  guestInput,
  claimInput,
  proposalDecision,
  newcomerInput,
  takeBackInput,
  scoreInput,
  voteInput,
} from './player-requests.ts';
import {
  claimDecision,
  deviceDrop,
  groupLinkInput,
  groupLinkReply,
  nameHolders,
  personalLinkInput,
  personalLinksReply,
  shownNameInput,
  shownNamesReply,
} from './group-link-reply.ts';
import { groupPageReply } from './group-page-reply.ts';
import {
  GROUP_ANSWERS,
  GROUP_GUESTS,
  GROUP_LINK,
  GROUP_PAGE,
  GROUP_PLAYED,
  GROUP_PROPOSALS,
} from '../routes.ts';

export const groupLinkContract = contract('Group link', GROUP_LINK, {
  read: {
    summary: 'Retrieve the group link of a list',
    helpers: 'matches',
    replies: { 200: groupLinkReply },
    conditional: 'version',
  },
  set: {
    summary: 'Turn the group link of a list on or off, or change its address or settings',
    body: groupLinkInput,
    replies: { 200: groupLinkReply },
  },
  page: {
    summary: 'Retrieve the players’ page as players see it, even while the group link is off',
    replies: { 200: htmlPage },
  },
  devices: {
    summary: 'List the devices that own or claim the names of a list',
    helpers: 'matches',
    replies: { 200: nameHolders },
  },
  releaseName: {
    summary: 'Release the name of a player from all devices',
    helpers: 'matches',
    replies: { 204: noContent },
  },
  decideClaim: {
    summary: 'Accept or deny the claim of a device to the name of a player',
    helpers: 'matches',
    description:
      'If the claim is accepted, the waiting answers of the device are stored. A claim that has been decided before does not change.',
    body: claimDecision,
    replies: { 200: nameHolders },
  },
  dropDevice: {
    summary: 'Release the name of a player from one device',
    helpers: 'matches',
    body: deviceDrop,
    replies: { 200: nameHolders },
  },
  names: {
    summary: 'List the shown names of the players of a list',
    helpers: 'matches',
    replies: { 200: shownNamesReply },
  },
  writeName: {
    summary: 'Set the shown name of a player, or restore the computed one',
    body: shownNameInput,
    replies: { 200: shownNamesReply },
  },
  personal: {
    summary: 'List the personal links of the players of a list',
    replies: { 200: personalLinksReply },
    conditional: 'version',
  },
  changePersonal: {
    summary: 'Replace the personal link of a player',
    body: personalLinkInput,
    replies: { 200: personalLinksReply },
  },
});

/** Schema of the data of a page's change event: an empty object, because the event's id is the version. */
export const pageVersion = z.strictObject({});

export const groupPageContract = contract('Group link', GROUP_PAGE, {
  read: {
    summary: 'Retrieve the players’ page of a group link. Public',
    description:
      'All codes that open no page get the same response: unknown, malformed, replaced and turned off ones, and codes of deleted lists. Too many of them from one address get 429, which is a page too. `soy` is the key of the chosen player. The request stores nothing.',
    replies: { 200: htmlPage, 404: htmlPage },
  },
  calendar: {
    summary: 'Download a match of the players’ page as a calendar file. Public',
    description:
      'A suspended match, and for 30 days a deleted one, is a cancelled event. The file has the same UID as that of the organiser.',
    replies: { 200: calendarText, 404: htmlPage },
  },
  personal: {
    summary: 'Retrieve the players’ page of a personal link, with the player chosen. Public',
    description:
      'The request stores nothing. The link works until the group link or the personal link is replaced or the player is deleted. Any other key gets the response of a code that opens no page.',
    replies: { 200: htmlPage, 404: htmlPage },
  },
  changes: {
    summary: 'Stream the changes of the players’ page as server-sent events. Public',
    description:
      'The stream begins with an event `version` and sends another one after each change. The id of the event is the version of the page, and its data is an empty object. The stream ends when the link is replaced or turned off.',
    replies: {
      200: { content: { 'text/event-stream': { schema: pageVersion } } },
      404: htmlPage,
    },
  },
});

const PAGE_AS_DATA = { content: { 'application/json': { schema: groupPageReply } } };
export const PAGE_OR_CONFLICT = {
  replies: { 200: PAGE_AS_DATA, 303: noContent },
  problems: [409],
} as const;

/** Operations for answers of players. Each accepts a URL-encoded form or JSON. */
export const groupAnswersContract = contract('Group link', GROUP_ANSWERS, {
  answer: {
    summary: 'Answer for a player in the next match or the one after it. Public',
    description:
      'The first device that answers for a name without an owner becomes its owner. A device that answers SÍ for an owned name claims it: its VOY counts while the name has no answer of its owners, and all its other answers wait as proposals. A form is redirected to the page; if the answer is refused, the page has the sent values and the reason. A JSON request gets the page as data, or a problem.',
    body: answerInput,
    ...PAGE_OR_CONFLICT,
  },
  personal: {
    summary: 'Answer for the player of a personal link. Public',
    description: 'The device becomes an owner of the name.',
    body: answerInput,
    ...PAGE_OR_CONFLICT,
  },
  forget: {
    summary: 'Release the name that this device owns in the list. Public',
    description:
      'With `celu=si` the cookie of the device is deleted too, so that no list recognises the device.',
    replies: { 200: PAGE_AS_DATA, 303: noContent },
  },
});

export const groupGuestsContract = contract('Group link', GROUP_GUESTS, {
  bring: {
    summary: 'Add a guest to a match, from a device that owns the name of the host. Public',
    description:
      'The guest is added to the match and not to the list. A player may bring two guests, and a match has at most six. The same name sent again is the same guest.',
    body: guestInput,
    ...PAGE_OR_CONFLICT,
  },
  drop: {
    summary: 'Remove a guest whom this device has added. Public',
    body: guestGoneInput,
    ...PAGE_OR_CONFLICT,
  },
});

export const groupProposalsContract = contract('Group link', GROUP_PROPOSALS, {
  newcomer: {
    summary: 'Propose a new player of the list to the organiser. Public',
    description:
      'The organiser decides on the proposal; the request adds no player. A device has at most one open proposal of this kind, and a list ten. The same name sent again is the same proposal.',
    body: newcomerInput,
    ...PAGE_OR_CONFLICT,
  },
  withdraw: {
    summary: 'Withdraw the proposals of this device. Public',
    replies: { 200: PAGE_AS_DATA, 303: noContent },
  },
  decide: {
    summary:
      'Accept or dismiss a proposed answer or guest, from a device that owns the name. Public',
    body: proposalDecision,
    ...PAGE_OR_CONFLICT,
  },
  claim: {
    summary: 'Accept or deny the claim of another device, from a device that owns the name. Public',
    body: claimInput,
    ...PAGE_OR_CONFLICT,
  },
  takeBack: {
    summary: 'Take back a VOY that this device gave for another name. Public',
    description:
      'A VOY can be taken back while it is the last answer for the name. The answer before it becomes valid again.',
    body: takeBackInput,
    ...PAGE_OR_CONFLICT,
  },
});

export const groupPlayedContract = contract('Group link', GROUP_PLAYED, {
  score: {
    summary: 'Propose the score of a match, as a player of its teams. Public',
    description:
      'The device must have owned the name before kick-off. It may propose one score for each match, until 48 hours after the end. When two players propose the same score and the match has no result, the score becomes the result.',
    body: scoreInput,
    ...PAGE_OR_CONFLICT,
  },
  personalScore: {
    summary: 'Propose a score by a personal link. Public',
    description: 'The device becomes an owner of the name.',
    body: scoreInput,
    ...PAGE_OR_CONFLICT,
  },
  vote: {
    summary: 'Vote for la figura of a match, as a player of its teams. Public',
    description:
      'The device must have owned the name before kick-off. The vote is for another player of either team, until 24 hours after the end, and a further vote replaces it. Until then a device learns only its own vote.',
    body: voteInput,
    ...PAGE_OR_CONFLICT,
  },
  personalVote: {
    summary: 'Vote for la figura by a personal link. Public',
    description: 'The device becomes an owner of the name.',
    body: voteInput,
    ...PAGE_OR_CONFLICT,
  },
});
