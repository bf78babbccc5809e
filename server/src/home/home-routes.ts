import { homeContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { readHome } from './read-home.ts';

export const homeRoutes = signedInRoutes(homeContract, { read: readHome });
