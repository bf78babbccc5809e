import { contract } from '../contract/operation.ts';
import { groupLinkInput, groupLinkReply } from './group-link-reply.ts';
import { GROUP_LINK } from './routes.ts';

export const groupLinkContract = contract('Group link', GROUP_LINK, {
  read: { summary: 'The link of a list', replies: { 200: groupLinkReply } },
  set: {
    summary: 'Turn the link of a list on or off, or change its address',
    body: groupLinkInput,
    replies: { 200: groupLinkReply },
  },
});
