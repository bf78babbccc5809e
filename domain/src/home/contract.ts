import { contract } from '../contract/operation.ts';
import { homeReply } from './home-reply.ts';
import { HOME } from './routes.ts';

export const homeContract = contract('Home', HOME, {
  read: {
    summary: 'What the first screen shows: current matches, lists, the latest achievements',
    replies: { 200: homeReply },
    conditional: 'clock',
  },
});
