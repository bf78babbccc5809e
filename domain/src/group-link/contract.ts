import * as z from 'zod/mini';
import { matchAnswersReply } from '../waitlist/contract.ts';
import { contract } from '../contract/operation.ts';
import * as MESSAGES from '../text/messages.ts';
import { htmlPage, noContent } from '../contract/values.ts';
import {
  answerInput,
  guestGoneInput,
  guestInput,
  claimInput,
  dropOutInput,
  newcomerInput,
  proposalInput,
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
  MATCH_PROPOSALS,
} from '../routes.ts';

export const groupLinkContract = contract('Group link', GROUP_LINK, {
  read: {
    summary: 'The link of a list',
    replies: { 200: groupLinkReply },
    conditional: 'version',
  },
  set: {
    summary: 'Turn the link of a list on or off, or change its address',
    body: groupLinkInput,
    replies: { 200: groupLinkReply },
  },
  page: {
    summary: 'The page of the link as players see it, also while the link is off',
    replies: { 200: htmlPage },
  },
  devices: {
    summary: 'The devices that own or claim the names of the players of a list',
    replies: { 200: nameHolders },
  },
  releaseName: {
    summary: 'Take the name of a player from all devices',
    replies: { 204: noContent },
  },
  decideClaim: {
    summary: 'Decide whether a device that claims the name of a player is the player’s',
    description:
      'With YES the answers of the device that wait are stored. A claim that has been decided stays as it is.',
    body: claimDecision,
    replies: { 200: nameHolders },
  },
  dropDevice: {
    summary: 'Take the name of a player from one device',
    body: deviceDrop,
    replies: { 200: nameHolders },
  },
  names: {
    summary: 'How the names of a list read on the page of its link',
    replies: { 200: shownNamesReply },
  },
  writeName: {
    summary: 'Write how the name of a player reads there, or leave it to the rule',
    body: shownNameInput,
    replies: { 200: shownNamesReply },
  },
  personal: {
    summary: 'The own links of the players of a list, for messages to one of them',
    replies: { 200: personalLinksReply },
    conditional: 'version',
  },
  changePersonal: {
    summary: 'Change the own link of a player',
    body: personalLinkInput,
    replies: { 200: personalLinksReply },
  },
});

/** Schema of the data of a page's change event: an empty object, because the event's id is the version. */
export const pageVersion = z.strictObject({});

export const groupPageContract = contract('Group link', GROUP_PAGE, {
  read: {
    summary: 'The next match of a list, for whoever has the link. Public',
    description:
      'A code that is unknown, malformed, switched off, changed or of a deleted list is one answer; too many of them from an address are a 429, a page too. `soy` is the key of a name that was tapped; it writes nothing.',
    replies: { 200: htmlPage, 404: htmlPage },
  },
  calendar: {
    summary: 'A match of the page for a calendar, by its key. Public',
    replies: { 200: { content: { 'text/calendar': { schema: z.string() } } }, 404: htmlPage },
  },
  personal: {
    summary:
      'The same page with a name chosen, for whoever has the own link of that player. Public',
    description:
      'It writes nothing, and works until the code, the player or the own link is changed; any other key is answered as a code that opens nothing.',
    replies: { 200: htmlPage, 404: htmlPage },
  },
  changes: {
    summary: 'When the page of a link has changed, as server-sent events. Public',
    description:
      'First and after each change `version`, whose id is the version of the page; its data is empty. The stream ends when the link is changed or switched off.',
    replies: {
      200: { content: { 'text/event-stream': { schema: pageVersion } } },
      404: htmlPage,
    },
  },
});

const PAGE_AS_DATA = { content: { 'application/json': { schema: groupPageReply } } };
const PAGE_OR_CONFLICT = {
  replies: { 200: PAGE_AS_DATA, 303: noContent },
  problems: [409],
} as const;

/** Operations by which players answer. Like those for guests, each accepts a URL-encoded form or JSON. */
export const groupAnswersContract = contract('Group link', GROUP_ANSWERS, {
  answer: {
    summary: 'What a player answers for the next match, or the one after it. Public',
    description:
      'The first device that answers for a name which no other owns has it as its own from then on. A device that says SÍ to a held name claims it; its VOY counts while the name has no answer of its own, and everything else waits as a proposal. A form is sent on to the page, or gets the page with what was typed and the sentence that says why nothing was stored; JSON gets the page as data, or the problem.',
    body: answerInput,
    ...PAGE_OR_CONFLICT,
  },
  personal: {
    summary: 'The same from the own link of a player. Public',
    description: 'The device holds the name from then on without a question.',
    body: answerInput,
    ...PAGE_OR_CONFLICT,
  },
  forget: {
    summary: 'Release the name that this device holds in the list. Public',
    description: 'With `celu=si` its cookie expires too: no list knows the device any more.',
    replies: { 200: PAGE_AS_DATA, 303: noContent },
  },
});

export const groupGuestsContract = contract('Group link', GROUP_GUESTS, {
  bring: {
    summary: 'Bring a guest to a match, by the device that holds the name of the host. Public',
    description:
      'A guest is a row of the match, not of the list. Two a player and six a match; the same name again is the same guest.',
    body: guestInput,
    ...PAGE_OR_CONFLICT,
  },
  drop: {
    summary: 'Take off a guest of this device. Public',
    body: guestGoneInput,
    ...PAGE_OR_CONFLICT,
  },
});

export const groupProposalsContract = contract('Group link', GROUP_PROPOSALS, {
  newcomer: {
    summary: 'Ask the organiser to be a player of the list, by a name of one’s own. Public',
    description:
      'No player is made by it. A device has one open newcomer, a list ten; the same name again is the same proposal.',
    body: newcomerInput,
    ...PAGE_OR_CONFLICT,
  },
  withdraw: {
    summary: 'Take back what this device has proposed. Public',
    replies: { 200: PAGE_AS_DATA, 303: noContent },
  },
  decide: {
    summary:
      'Whether an answer or a guest is as somebody else has proposed, by an own device. Public',
    body: dropOutInput,
    ...PAGE_OR_CONFLICT,
  },
  claim: {
    summary: 'Whether a device that claims the own name is the player’s, by an own device. Public',
    body: claimInput,
    ...PAGE_OR_CONFLICT,
  },
  takeBack: {
    summary: 'Take back a VOY for a name that is not the device’s own. Public',
    description: 'While it is the last answer for the name; what was before is there again.',
    body: takeBackInput,
    ...PAGE_OR_CONFLICT,
  },
});

export const groupPlayedContract = contract('Group link', GROUP_PLAYED, {
  score: {
    summary: 'Propose how a match ended, as a player of its teams. Public',
    description:
      'By a device that has held the name since before kick-off, once a match, until 48 hours after the end. Two players who agree make it the result, unless there is one.',
    body: scoreInput,
    ...PAGE_OR_CONFLICT,
  },
  personalScore: {
    summary: 'The same from the own link of a player. Public',
    description: 'The device holds the name from then on.',
    body: scoreInput,
    ...PAGE_OR_CONFLICT,
  },
  vote: {
    summary: 'Vote for la figura of a match, as a player of its teams. Public',
    description:
      'By a device as for the score, for another player of both teams, until 24 hours after the end; another vote takes its place. Nothing tells votes before that, but to the device its own.',
    body: voteInput,
    ...PAGE_OR_CONFLICT,
  },
  personalVote: {
    summary: 'The same from the own link of a player. Public',
    description: 'The device holds the name from then on.',
    body: voteInput,
    ...PAGE_OR_CONFLICT,
  },
});

export const matchProposalsContract = contract('Attendance', MATCH_PROPOSALS, {
  decide: {
    summary: 'Accept or dismiss what players have proposed by the link of the list',
    description:
      'A newcomer becomes a player of the list at level 3, or is `playerId` already, and that name is the own one of the device that proposed; an answer or a guest is stored. A proposal that is not open any more changes nothing.',
    body: proposalInput,
    replies: { 200: matchAnswersReply },
  },
  dismissNewcomers: {
    summary: 'Dismiss all newcomers who wait',
    body: z.object({}, { error: MESSAGES.invalid }),
    replies: { 200: matchAnswersReply },
  },
});
