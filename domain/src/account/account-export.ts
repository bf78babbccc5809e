import * as z from 'zod/mini';
import { CAPACITY_MAX, CAPACITY_MIN } from '../limits.ts';
import { ANSWERS } from '../waitlist/answer.ts';
import { DEVICE_KINDS } from '../waitlist/undo-answers.ts';
import { answeredSuggestionReply } from '../levels/contract.ts';
import { resultReply } from '../results/contract.ts';
import { exportedNight } from '../rotation/contract.ts';
import { AUTOPILOT_STEP_KINDS } from '../autopilot/contract.ts';
import { badgeReply } from '../badges/contract.ts';
import {
  callsOfMatch,
  groupCalledAt,
  sitOut,
  teamConstraintsReply,
  teamsReply,
} from '../teams/contract.ts';
import { exportedCaptain } from '../captain/contract.ts';
import { exportedHelpers } from '../helpers/contract.ts';
import { exportedHandovers } from '../handover/contract.ts';
import { groupLinkReply } from '../group-link/group-link-reply.ts';
import { absencesReply, listReply, playerReply, playerStatReply } from '../players/contract.ts';
import { matchPlayerReply, matchReply } from '../matches/contract.ts';
import { exportedLedger, exportedMoney, moneyOfMatch, time } from './exported-money.ts';
import { device, proposal } from './exported-devices.ts';
import { surveyOfList } from '../survey/contract.ts';
import { deviceReply, profileReply } from './session-reply.ts';
import { count, id, timestamp, schemaMetadata } from '../contract/values.ts';

const exportedShownNames = z
  .array(z.strictObject({ playerId: id, shownName: z.string() }))
  .register(schemaMetadata, { description: 'The shown names that the organiser wrote.' });

const exportedMerges = z
  .array(z.strictObject({ id, playerId: id, listId: id, name: z.string(), mergedAt: timestamp }))
  .register(schemaMetadata, {
    description: 'The records of players that were merged into another record.',
  });

const answerByLink = z
  .strictObject({
    playerId: id,
    answer: z.enum(ANSWERS),
    comment: z.nullable(z.string()),
    answeredAt: timestamp,
    queuedAt: time,
    promotedAt: time,
    toldAt: time,
    authorId: z.nullable(id),
    isClaim: z.boolean(),
    before: z
      .nullable(
        z
          .strictObject({
            answer: z.enum(ANSWERS),
            comment: z.nullable(z.string()),
            queuedAt: time,
            confirmedAt: time,
          })
          .register(schemaMetadata, { id: 'AnswerBefore' }),
      )
      .register(schemaMetadata, {
        description: 'The earlier answer that the player can still restore.',
      }),
    endedAbsence: z.optional(z.nullable(z.string())).register(schemaMetadata, {
      description: 'The last day of the absence that the answer has ended.',
    }),
    hasDeclined: z.optional(z.boolean()).register(schemaMetadata, {
      description: 'True once the player has said NO VOY to the match.',
    }),
  })
  .register(schemaMetadata, { id: 'ExportedAnswer' });

const playerState = z
  .strictObject({
    playerId: id,
    confirmed: z.boolean(),
    declined: z.boolean(),
    confirmedAt: time,
    isOrganisers: z.boolean(),
    answer: z.nullable(answerByLink),
    leftAt: time,
  })
  .register(schemaMetadata, { id: 'ExportedState' });

/**
 * Schema of the data about the group link that the export has for each match: answers, their log, guests and the last
 * undo.
 */
const answersByLink = z
  .strictObject({
    capacity: z.nullable(z.int().check(z.gte(CAPACITY_MIN), z.lte(CAPACITY_MAX))),
    answersUntil: z.nullable(z.string()),
    regularsUntil: z.nullable(z.string()),
    answers: z.array(answerByLink),
    log: z.array(
      z.strictObject({
        playerId: id,
        answer: z.enum(ANSWERS),
        authorId: z.nullable(id),
        at: timestamp,
        kind: z.nullable(z.enum(DEVICE_KINDS)),
        isComment: z.boolean(),
        undoneAt: time,
        replaced: z
          .nullable(
            z.strictObject({
              own: playerState,
              guests: z.array(playerState),
              movedUp: z.array(playerState),
            }),
          )
          .register(schemaMetadata, {
            description: 'The states that an undo of the answer restores.',
          }),
      }),
    ),
    undo: z
      .nullable(
        z.strictObject({
          at: timestamp,
          entries: z.array(timestamp),
          states: z.array(playerState),
          devices: z.array(device),
          proposals: z.array(proposal),
          guests: z.array(z.strictObject({ hostId: id, name: z.string() })),
        }),
      )
      .register(schemaMetadata, {
        description: 'The last undo, with the states that taking it back restores.',
      }),
    guests: z.array(
      z.strictObject({
        playerId: id,
        hostId: id,
        broughtAt: timestamp,
        isKept: z.boolean(),
        leftAt: time,
      }),
    ),
  })
  .register(schemaMetadata, { description: 'The answers of the players by the link.' });

const ids = z.array(id);
const more = { naranja: z.optional(ids), verde: z.optional(ids) };
const teamsOfStep = z.nullable(z.strictObject({ claro: ids, oscuro: ids, suplente: ids, ...more }));

/**
 * Schema of the autopilot data that the export has for each match: the time since which players see the teams, the
 * state of the autopilot, and its steps.
 */
const autopilotOfMatch = z
  .strictObject({
    teamsShownAt: time,
    autopilot: z.nullable(
      z.strictObject({ isAsleep: z.boolean(), actedAt: time, stoppedAt: time }),
    ),
    steps: z.array(
      z.strictObject({
        at: timestamp,
        kind: z.enum(AUTOPILOT_STEP_KINDS),
        before: teamsOfStep,
        after: teamsOfStep,
        undoneAt: time,
      }),
    ),
  })
  .register(schemaMetadata, { id: 'ExportedAutopilot' });

const resultOfMatch = z.extend(
  z.pick(resultReply, { score: true, scorers: true, decidedAt: true }),
  {
    proposed: z
      .array(z.strictObject({ playerId: id, claro: count, oscuro: count, proposedAt: timestamp }))
      .register(schemaMetadata, {
        description: 'The scores that players have proposed by the link.',
      }),
    votes: z.array(z.strictObject({ playerId: id, votes: count })).register(schemaMetadata, {
      description:
        'The counted votes for la figura. The export does not contain the votes of single players.',
    }),
  },
);

const matchMove = z.strictObject({
  movedAt: timestamp,
  date: z.string(),
  time: z.string(),
  location: z.string(),
});

export const accountExportReply = z
  .strictObject({
    exportedAt: timestamp,
    profile: profileReply,
    identities: z
      .array(z.strictObject({ issuer: z.string(), subject: z.string(), createdAt: timestamp }))
      .register(schemaMetadata, { description: 'The ids of the user at the identity provider.' }),
    sessions: z.array(deviceReply),
    lists: z.array(listReply),
    links: z.array(z.omit(groupLinkReply, { version: true, address: true })),
    helpers: exportedHelpers,
    devices: z.array(device).register(schemaMetadata, {
      description: 'The devices that own or claim the name of a player.',
    }),
    proposals: z.array(proposal).register(schemaMetadata, {
      description:
        'The waiting proposals of the players: newcomers and guests by `name`, and answers.',
    }),
    surveys: z.array(surveyOfList),
    players: z.array(playerReply),
    matches: z.array(
      z.extend(matchReply, {
        players: z.array(matchPlayerReply),
        takenOut: z.array(id).register(schemaMetadata, { description: 'Taken out by hand.' }),
        moves: z.array(matchMove).register(schemaMetadata, {
          description: 'The changes of day, time or place, with the values from before.',
        }),
        teams: z.nullable(teamsReply),
        bibsTakenBy: z.nullable(id),
        sitOut,
        groupCalledAt,
        calls: callsOfMatch,
        byLink: answersByLink,
        byAutopilot: autopilotOfMatch,
        result: resultOfMatch,
        night: exportedNight,
        money: moneyOfMatch,
        captain: exportedCaptain,
      }),
    ),
    money: exportedMoney,
    ledger: exportedLedger,
    stats: z.array(playerStatReply),
    badges: z.array(badgeReply),
    marks: teamConstraintsReply,
    absences: absencesReply,
    levelSuggestions: z.array(answeredSuggestionReply),
    shownNames: exportedShownNames,
    mergedPlayers: exportedMerges,
    handovers: exportedHandovers,
  })
  .register(schemaMetadata, { id: 'AccountExport' });
export type AccountExport = z.output<typeof accountExportReply>;
