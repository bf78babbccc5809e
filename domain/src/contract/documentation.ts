import * as z from 'zod/mini';
import { contract } from './operation.ts';

const DOCUMENTATION = {
  document: 'GET /api/openapi.json',
} as const;

/** Operation that returns the contract of all operations as an OpenAPI document. */
export const documentationContract = contract('Server', DOCUMENTATION, {
  document: {
    summary: 'This contract as OpenAPI 3.1',
    replies: { 200: z.looseObject({ openapi: z.string() }) },
  },
});
