import {
  PLAYER_FIGURES,
  GROUP_ANSWERS,
  GROUP_GUESTS,
  GROUP_LINK,
  GROUP_PAGE,
  GROUP_PLAYED,
  GROUP_PROPOSALS,
  LEVEL_SUGGESTION,
  GROUP_SURVEY,
  LISTS,
  PLAYERS,
  PLAYER_STATS,
  SURVEY,
  TEAM_CONSTRAINTS,
} from '@picadito/domain';
import type { SeededUser } from '../seeded-user.ts';
import { isOdd, playerOf, type Rows, type Send } from './row.ts';

type Operations =
  | typeof PLAYER_FIGURES
  | typeof GROUP_ANSWERS
  | typeof GROUP_GUESTS
  | typeof GROUP_PLAYED
  | typeof GROUP_LINK
  | typeof GROUP_PAGE
  | typeof GROUP_PROPOSALS
  | typeof LEVEL_SUGGESTION
  | typeof GROUP_SURVEY
  | typeof SURVEY
  | typeof LISTS
  | typeof PLAYERS
  | typeof PLAYER_STATS
  | typeof TEAM_CONSTRAINTS;
type RouteOf<Routes> = Routes extends unknown ? Routes[keyof Routes] : never;

const NEW_LIST = { name: 'Los del domingo' };
const NEW_PLAYER = { name: 'Nuevo', skillLevel: '3', whatsapp: '' };

const listOf = ({ lists }: SeededUser): string => lists[0] ?? '';

export const playerRows: Rows<RouteOf<Operations>> = {
  [LISTS.list]: { lists: ({ timed }) => timed({}) },
  [LISTS.read]: { 'a list': ({ timed, user }) => timed({ params: { id: listOf(user) } }) },
  [LISTS.players]: {
    'players of a list': ({ timed, user }) => timed({ params: { id: listOf(user) } }),
  },
  [LISTS.create]: {
    'create a list': async ({ timed, send }) => {
      const { id } = await timed({ body: { ...NEW_LIST, players: [NEW_PLAYER] } });
      await send(LISTS.remove, { params: { id } });
    },
  },
  [LISTS.rename]: {
    'rename a list': ({ timed, user, turn }) =>
      timed({ params: { id: listOf(user) }, body: { name: `Los del jueves ${turn}` } }),
  },
  [LISTS.remove]: {
    'delete a list': async ({ timed, send }) => {
      const { id } = await send(LISTS.create, { body: NEW_LIST });
      await timed({ params: { id } });
    },
  },
  [LISTS.addPlayer]: {
    'add to a list': async ({ timed, send, user }) => {
      const { id } = await timed({ params: { id: listOf(user) }, body: NEW_PLAYER });
      await send(PLAYERS.remove, { params: { id } });
    },
  },
  [GROUP_LINK.read]: {
    'link of a list': ({ timed, user }) => timed({ params: { id: listOf(user) } }),
  },
  [GROUP_LINK.set]: {
    'turn a link on or off': ({ timed, user, turn }) =>
      timed({ params: { id: listOf(user) }, body: { isOn: isOdd(turn) } }),
  },
  [GROUP_LINK.names]: {
    'names of a link': ({ timed, user }) => timed({ params: { id: listOf(user) } }),
  },
  [GROUP_LINK.writeName]: {
    'write a name of a link': ({ timed, user, turn }) =>
      timed({
        params: { id: playerOf(user) },
        body: { shownName: `Apodo ${turn}` },
      }),
  },
  [GROUP_LINK.personal]: {
    'own links of a list': ({ timed, user }) => timed({ params: { id: listOf(user) } }),
  },
  [GROUP_LINK.changePersonal]: {
    'change an own link': ({ timed, user, turn }) =>
      timed({ params: { id: playerOf(user) }, body: { version: turn + 2 } }),
  },
  [GROUP_LINK.page]: 'a page, of the statements of a roster and its teams',
  [GROUP_LINK.devices]: {
    'devices of a list': ({ timed, user }) => timed({ params: { id: listOf(user) } }),
  },
  [GROUP_LINK.decideClaim]: 'an update by the key, after the devices of the list',
  [GROUP_LINK.dropDevice]: 'a deletion by the key, after the same devices',
  [GROUP_LINK.releaseName]: 'a deletion by the index, of a name that a device holds',
  [GROUP_PAGE.read]: 'the same page, without a session',
  [GROUP_PAGE.personal]: 'the same page, after the players of a list',
  [GROUP_ANSWERS.personal]: 'the same answer, after the players of a list',
  [GROUP_ANSWERS.answer]: 'an attendance, after the statements of the page',
  [GROUP_ANSWERS.forget]: 'a deletion by the key',
  [GROUP_GUESTS.bring]: 'an answer, after a new player',
  [GROUP_GUESTS.drop]: 'the deletion of a player',
  [GROUP_PLAYED.score]: 'one row, after the statements of the page, or a result',
  [GROUP_PLAYED.personalScore]: 'the same, after the devices of the name',
  [GROUP_PLAYED.vote]: 'one row, after the statements of the page',
  [GROUP_PLAYED.personalVote]: 'the same, after the devices of the name',
  [GROUP_PROPOSALS.newcomer]: 'one row, after the statements of the page',
  [GROUP_PROPOSALS.withdraw]: 'a deletion by the key, after the same',
  [GROUP_PROPOSALS.decide]: 'the same answer, after the deletion of a proposal by its key',
  [GROUP_PROPOSALS.claim]: 'an update by the key, after the statements of the page',
  [GROUP_PROPOSALS.takeBack]: 'the same answer, after the log of the match',
  [GROUP_SURVEY.read]: 'a page, of the players of a list',
  [GROUP_SURVEY.readOwn]: 'the same page, after the same players',
  [GROUP_SURVEY.send]:
    'at most as many rows as a list has players, after the statements of that page',
  [GROUP_SURVEY.sendOwn]: 'the same, after the players of a list',
  [SURVEY.read]: {
    'survey of a list': ({ timed, user }) => timed({ params: { id: listOf(user) } }),
  },
  [SURVEY.start]: 'as many rows as it names players',
  [SURVEY.close]: 'the rows of one survey, by its key',
  [SURVEY.decide]: 'a change of a player, and a deletion by the key',
  [SURVEY.remove]: 'the rows of one survey, by its key',
  [GROUP_PAGE.calendar]: 'of two statements of the page',
  [GROUP_PAGE.changes]: 'stays open; reads that page once for all who follow it',
  [PLAYERS.list]: { players: ({ timed }) => timed({}) },
  [PLAYERS.add]: {
    'add a player': async ({ timed, send, user }) => {
      const { id } = await timed({ body: { ...NEW_PLAYER, listId: listOf(user) } });
      await send(PLAYERS.remove, { params: { id } });
    },
  },
  [PLAYERS.replace]: {
    'replace a player': ({ timed, user, turn }) =>
      timed({ params: { id: playerOf(user) }, body: { ...NEW_PLAYER, name: `Jugador ${turn}` } }),
  },
  [PLAYERS.change]: {
    'change a player': ({ timed, user, turn }) =>
      timed({ params: { id: playerOf(user) }, body: { name: `Jugador ${turn}` } }),
  },
  [PLAYERS.remove]: {
    'delete a player': async ({ timed, send, user }) => {
      const id = await newPlayer(user, send);
      await timed({ params: { id } });
    },
  },
  [PLAYER_FIGURES.read]: {
    // of all seasons each match with a result is read, a row of `-- figures`
    'figures of a season': ({ timed }) =>
      timed({ query: { season: `${new Date().getFullYear()}` } }),
  },
  [PLAYER_STATS.list]: { ranking: ({ timed }) => timed({}) },
  [PLAYER_STATS.change]: {
    'type a statistic': ({ timed, user, turn }) =>
      timed({ params: { id: playerOf(user) }, body: { matchesPlayed: turn % 1000 } }),
  },
  [TEAM_CONSTRAINTS.read]: { constraints: ({ timed }) => timed({}) },
  [TEAM_CONSTRAINTS.setKeeper]: {
    'mark a keeper': ({ timed, user, turn }) =>
      timed({ params: { id: playerOf(user) }, body: { isKeeper: isOdd(turn) } }),
  },
  [LEVEL_SUGGESTION.read]: {
    'suggestion of a level': ({ timed, user }) => timed({ params: { id: listOf(user) } }),
  },
  [LEVEL_SUGGESTION.answer]: {
    'answer a suggestion': ({ timed, user }) =>
      timed({ params: { id: playerOf(user) }, body: { asksAgain: true } }),
  },
  [TEAM_CONSTRAINTS.changePair]: {
    'mark a pair': ({ timed, user, turn }) =>
      timed({
        body: {
          playerIds: [playerOf(user, 0), playerOf(user, 1)],
          kind: isOdd(turn) ? 'juntos' : null,
        },
      }),
  },
};

async function newPlayer(user: SeededUser, send: Send): Promise<string> {
  const { id } = await send(LISTS.addPlayer, { params: { id: listOf(user) }, body: NEW_PLAYER });
  return id;
}
