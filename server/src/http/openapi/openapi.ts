import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger';
import { schemaMetadata, type Tag, documentationContract } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { finish, type Document, type ReplyHeaders } from './openapi-document.ts';
import { goodReplies, problemsOf, problemsOfAny } from './openapi-problems.ts';
import { describeBodies } from './schema-descriptions.ts';
import { publicRoutes } from '../route.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** The headers of successful replies with their descriptions, by status. */
    replyHeaders?: ReplyHeaders;
  }
}

const TAGS: Record<Tag, string> = {
  Home: 'Data of the first screen.',
  Session: 'Sign-in, sign-out, the profile and the sessions.',
  Lists: 'Lists of players.',
  'Group link': 'The link under which the players of a list see its next match.',
  Players: 'Players and their statistics.',
  Matches: 'Matches, sorted by date or by creation.',
  Attendance: 'The players of a match and their attendance.',
  Teams: 'Two to four teams, and the substitutes.',
  Results: 'Results of matches.',
  Nights: 'Games between three or four teams, and the next game.',
  Money: 'Costs and payments of matches, and the ledger of a list.',
  Survey: 'The survey in which players rate each other.',
  Captain: 'The player who runs a match in the organiser’s place.',
  Helpers: 'The users who help the owner of a list.',
  Badges: 'Achievements of the organiser.',
  Server: 'Health of the server, and this document.',
};

const DESCRIPTION = `Requests and replies are JSON in UTF-8. The session is a cookie, which clients other than browsers have to keep and
send. Fields that the contract does not name, and owner fields (\`id\`, \`userId\`, \`organizerId\`, \`createdAt\`), are
ignored in requests and never stored. Errors are checked in this order: 400 for a request without a host and 417 for an unknown \`Expect\`, then
403, 401, 415 and 413, 404, 409, 422. Every error is
\`application/problem+json\` with a sentence in Spanish for the user. Unknown paths are 404.`;

/**
 * Registers the generator of the OpenAPI 3.1 document, which describes every route with a tag. The document is
 * generated at the first request, from the same schemas that validate requests. Must be registered before the first
 * route.
 */
export async function openapi(
  app: FastifyInstance,
  { publicUrl, cookie }: { publicUrl: string; cookie: string },
): Promise<void> {
  describeBodies();
  const options = { schemaRegistry: schemaMetadata };
  const toJson = createJsonSchemaTransform(options);
  const withComponents = createJsonSchemaTransformObject(options);

  const transform: SwaggerTransform = ({ schema, route, ...rest }) => {
    const { replyHeaders, ...plain } = schema ?? {};
    const response = goodReplies(plain);
    const transformed = toJson({ ...rest, route, schema: { ...plain, response } });
    const problems = [...problemsOf(route), ...problemsOfAny(route)];
    const extensions = { 'x-problems': problems, 'x-reply-headers': replyHeaders ?? {} };
    return { ...transformed, schema: { ...transformed.schema, ...extensions } };
  };
  const transformObject: SwaggerTransformObject = (document) => {
    const whole = withComponents(document);
    finish(asDocument(whole));
    return whole;
  };

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: { title: 'Picadito', version: '1', description: DESCRIPTION.replaceAll('\n', ' ') },
      servers: [{ url: publicUrl }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      },
    },
    hideUntagged: true,
    convertConstToEnum: false,
    transform,
    transformObject,
  });
}

/** Returns the OpenAPI document of the API, which is generated at the first call. */
export function contractOf(app: FastifyInstance): Document {
  return asDocument(app.swagger());
}

/**
 * Narrows the type of the generated document: the library's types cover several versions and make fields optional that
 * this document always has.
 */
function asDocument(made: object): Document {
  return made as Document;
}

export function contractRoutes(app: FastifyInstance): void {
  publicRoutes(documentationContract, {
    document: ({ reply }) => {
      reply.header('cache-control', 'no-cache');
      return contractOf(app);
    },
  })(app);
}
