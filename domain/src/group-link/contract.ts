import { contract } from '../contract/operation.ts';
import { htmlPage } from '../contract/values.ts';
import { groupLinkInput, groupLinkReply } from './group-link-reply.ts';
import { GROUP_LINK, GROUP_PAGE } from './routes.ts';

export const groupLinkContract = contract('Group link', GROUP_LINK, {
  read: { summary: 'The link of a list', replies: { 200: groupLinkReply } },
  set: {
    summary: 'Turn the link of a list on or off, or change its address',
    body: groupLinkInput,
    replies: { 200: groupLinkReply },
  },
  page: {
    summary: 'The page of the link as players see it, also while the link is off',
    replies: { 200: htmlPage },
  },
});

export const groupPageContract = contract('Group link', GROUP_PAGE, {
  read: {
    summary: 'The next match of a list, for whoever has the link. Public',
    description:
      'A code that is unknown, malformed, switched off, changed or of a deleted list is one answer.',
    replies: { 200: htmlPage, 404: htmlPage },
  },
});
