import * as z from 'zod/mini';
import { count, schemaMetadata } from '../contract/values.ts';
import { TEAM_KEYS } from '../teams/teams.ts';
import { SHOWN_STATES, SPOKEN_ANSWERS, type GroupPage } from './shown-page.ts';

const key = z.string().check(z.regex(/^[\w-]{16}$/));
const event = { date: z.string(), time: z.string(), location: z.string() };
const namedPlayer = z.strictObject({ key, name: z.string() });
const named = z.nullable(namedPlayer);
const isDismissed = z.boolean();
const about = { name: z.string(), match: key, player: key, isDismissed };
const question = { key, match: key, by: z.nullable(z.string()), at: z.string() };
const names = z.array(z.string());
const teams = z.nullable(
  z.strictObject({
    claro: names,
    oscuro: names,
    naranja: z.optional(names),
    verde: z.optional(names),
    suplente: names,
    left: names,
  }),
);

const night = z.nullable(
  z.strictObject({
    rows: z.array(
      z.strictObject({
        team: z.enum(TEAM_KEYS),
        played: count,
        won: count,
        drawn: count,
        difference: z.nullable(z.int()),
        points: z.nullable(count),
      }),
    ),
    champion: z.nullable(z.string()),
  }),
);

const person = z.strictObject({
  key,
  name: z.string(),
  state: z.enum(SHOWN_STATES),
  place: z.nullable(count),
  comment: z.nullable(z.string()),
  addedBy: z.nullable(z.string()),
  isFromOtherDevice: z.boolean(),
  host: z.nullable(key),
  isAskedToday: z.boolean(),
  askedUntil: z.nullable(z.string()),
  movedFrom: z.nullable(z.strictObject(event)),
});

const score = z.nullable(z.strictObject({ claro: count, oscuro: count }));
const ended = z.strictObject({
  ...event,
  key,
  teams,
  score,
  night,
  figura: z.nullable(z.strictObject({ names, votes: count })),
  votesUntil: z.nullable(z.string()),
});

const played = z.strictObject({
  match: key,
  player: namedPlayer,
  refusal: z.nullable(z.string()),
  proposing: z.nullable(z.strictObject({ score })),
  voting: z.nullable(z.strictObject({ candidates: z.array(namedPlayer), chosen: z.nullable(key) })),
});

const match = z.strictObject({
  ...event,
  key,
  capacity: count,
  missing: count,
  kept: z.nullable(z.strictObject({ places: count, until: z.string() })),
  answersUntil: z.nullable(z.string()),
  isClosed: z.boolean(),
  isToday: z.boolean(),
  people: z.array(person),
  teams,
  night,
  canAnswer: z.boolean(),
});

const given = z.strictObject({
  match: z.string(),
  player: z.string(),
  answer: z.enum(SPOKEN_ANSWERS),
  comment: z.string(),
  isForOther: z.boolean(),
});

const asked = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('name-chosen'), key, name: z.string() }),
  z.strictObject({ kind: z.literal('forgotten'), key, name: z.string(), sentence: z.string() }),
  z.strictObject({ kind: z.literal('held'), name: z.string(), isStrict: z.boolean(), given }),
  z.strictObject({ kind: z.literal('changed'), sentence: z.string(), given }),
  z.strictObject({ kind: z.literal('taken-out'), sentence: z.string(), given }),
  z.strictObject({ kind: z.literal('refused'), sentence: z.string(), given: z.nullable(given) }),
  z.strictObject({
    kind: z.literal('guest'),
    sentence: z.string(),
    match: z.string(),
    name: z.string(),
  }),
  z.strictObject({
    kind: z.literal('played'),
    sentence: z.string(),
    match: z.string(),
    typed: z.nullable(z.strictObject({ claro: z.string(), oscuro: z.string() })),
  }),
  z.strictObject({ kind: z.literal('newcomer'), sentence: z.string(), name: z.string() }),
]);

/**
 * Schema of the players' page as data: everything that a player can read. Each `key` identifies a match, a player or a
 * proposal, and is valid only while the list keeps its link.
 */
export const groupPageReply = z
  .strictObject({
    ended: z.array(ended),
    played: z.array(played),
    suspended: z.nullable(z.strictObject(event)),
    next: z.nullable(match),
    later: z.nullable(match),
    lastDate: z.nullable(z.string()),
    me: named,
    claim: z.nullable(z.strictObject({ key, name: z.string(), isDenied: z.boolean() })),
    claims: z.array(
      z.strictObject({ key, at: z.string(), answer: z.nullable(z.enum(SPOKEN_ANSWERS)) }),
    ),
    isStrict: z.boolean(),
    money: z.nullable(
      z.strictObject({
        player: key,
        sentences: z.array(z.string()),
        payTo: z.nullable(
          z.strictObject({
            address: z.string(),
            holder: z.nullable(z.string()),
            changedOn: z.nullable(z.string()),
          }),
        ),
        mayClaim: z.boolean(),
      }),
    ),
    bibs: named,
    takenOut: z.array(z.strictObject({ match: key, player: key, sentence: z.string() })),
    undo: z.array(z.strictObject({ key, answer: z.enum(SPOKEN_ANSWERS) })),
    takeBacks: z.array(z.strictObject({ match: key, player: key })),
    proposals: z.array(key),
    sent: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('newcomer'), name: z.string(), isDismissed }),
        z.strictObject({
          kind: z.literal('answer'),
          ...about,
          answer: z.enum(SPOKEN_ANSWERS),
          isGoing: z.boolean(),
        }),
        z.strictObject({ kind: z.literal('guest'), ...about }),
      ]),
    ),
    questions: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('answer'), ...question, answer: z.enum(SPOKEN_ANSWERS) }),
        z.strictObject({ kind: z.literal('guest'), ...question, name: z.string() }),
      ]),
    ),
    isSurveyOpen: z.boolean(),
    mayAnswerSurvey: z.boolean(),
    asked: z.nullable(asked),
    previewsMatch: z.boolean(),
  })
  .register(schemaMetadata, { id: 'GroupPage' }) satisfies z.ZodMiniType<GroupPage>;
