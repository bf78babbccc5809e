import { noticesContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import type { PushServices } from './push/push-services.ts';
import { readNotices, subscribe, unsubscribe, validSubscription } from './subscribe.ts';

/** Registers the routes by which the organiser turns notices to the browser of the session on and off. */
export const noticeRoutes = (services: PushServices) =>
  signedInRoutes(noticesContract, {
    read: readNotices,
    subscribe: (context, organiser, { body }) =>
      subscribe(context, organiser, validSubscription(body, services)),
    unsubscribe,
  });
