import { A_SUBSCRIPTION } from '../notices/a-subscription.ts';
import type { InjectOptions } from 'fastify';
import { hashCode, keysOf } from '../../src/security/link-code.ts';
import { asForm } from '../a-linked-group.ts';
import { THURSDAY_MATCH } from '../a-match.ts';
import type { Caller } from './callers.ts';
import { BETO, CARO, EDU, FEDE, GONE, NICO, type Scenery } from './scenery.ts';
import { RULES, type OperationName } from './rules.ts';

type Request = InjectOptions & { url: string };

/**
 * Type of an operation that writes: the end of its path after the link (`to`), and its form fields, which contain keys
 * valid for the caller's link. `isOwn` is true if a personal link can send the operation too.
 */
type Operation = { to: string; fields: (scene: Keys) => object; isOwn?: boolean };
type Keys = {
  match: string;
  of: (number: number) => string;
  guest: string;
  proposal: string;
  claim: string;
  played: string;
  survey: string;
  others: Others;
};
/** Type of two more lists: another one of the organiser (`second`), and one of another organiser (`foreign`). */
type Others = { second: Scenery; foreign: Scenery };

const { date, time, location: place } = THURSDAY_MATCH;
const drawn = ({ match }: Keys) => ({ match, date, time, place });

const answer = (number: number, said: string, more: object = {}): Operation => ({
  to: 'answer',
  fields: (keys) => ({ ...drawn(keys), player: keys.of(number), answer: said, ...more }),
  isOwn: true,
});

const answerAs = (player: (keys: Keys) => string): Operation => ({
  to: 'answer',
  fields: (keys) => ({ ...drawn(keys), player: player(keys), answer: 'voy', soy: 'si' }),
  isOwn: true,
});

const guestOf = (number: number): Operation => ({
  to: 'guest',
  fields: (keys) => ({ ...drawn(keys), player: keys.of(number), name: 'Dani' }),
});

const playedAs = (to: 'score' | 'vote', number: number): Operation => ({
  to,
  fields: ({ played, of }) => {
    return { match: played, player: of(number), claro: '4', oscuro: '3', figura: of(CARO) };
  },
  isOwn: true,
});

const paidAs = (number: number): Operation => ({
  to: 'paid',
  fields: ({ of }) => ({ player: of(number) }),
  isOwn: true,
});

const opinionsOf = (number: number): Operation => ({
  to: 'survey',
  fields: ({ survey, of }) => {
    const others = [NICO, BETO, CARO, EDU].filter((other) => other !== number);
    const said = others.map((other) => [of(other), '4']);
    return { survey, player: of(number), ...Object.fromEntries(said) };
  },
  isOwn: true,
});

/**
 * Returns the key of a player on the page of another list. Keys depend on the link, so the caller's page has to refuse
 * it.
 */
const keyIn = ({ path, ids }: Scenery, number: number) => keyOfPath(path)(ids[number - 1] ?? '');
const keyOfPath = (path: string) => keysOf(hashCode(path.replace('/g/', '')));

const SURE = { soy: 'si' };
const WRITES: Partial<Record<OperationName, Operation>> = {
  'NO VOY as Nico': answer(NICO, 'no'),
  'NO VOY as Nico, and sure': answer(NICO, 'no', SURE),
  'DESHACER as Nico': answer(NICO, 'no', { undo: 'si' }),
  'VOY as Beto': answer(BETO, 'voy'),
  'NO VOY as Beto, and sure': answer(BETO, 'no', SURE),
  'NO SÉ as Caro': answer(CARO, 'nose'),
  'VOY for Beto': answer(BETO, 'voy', { other: 'si' }),
  'NO VOY for Beto': answer(BETO, 'no', { other: 'si' }),
  'NO SÉ for Beto': answer(BETO, 'nose', { other: 'si' }),
  'NO VOY for Caro': answer(CARO, 'no', { other: 'si' }),
  'VOY as one who was deleted': answerAs(({ of }) => of(GONE)),
  'VOY as a guest': answerAs(({ guest }) => guest),
  'VOY as a player of another list': answerAs(({ others }) => keyIn(others.second, NICO)),
  'VOY as a player of another organiser': answerAs(({ others }) => keyIn(others.foreign, NICO)),
  'a guest of Nico': guestOf(NICO),
  'a guest of Beto, who does not come': guestOf(BETO),
  'the guest of Nico goes': {
    to: 'guest-gone',
    fields: ({ match, guest }) => ({ match, guest }),
  },
  'a newcomer': { to: 'newcomer', fields: () => ({ name: 'Fede' }) },
  'what was proposed is withdrawn': { to: 'withdraw', fields: () => ({}) },
  'Nico drops out, as Edu says': {
    to: 'drop-out',
    fields: ({ proposal }) => ({ proposal, answer: 'si' }),
  },
  'another device is Nico’s': {
    to: 'claim',
    fields: ({ claim }) => ({ claim, answer: 'si' }),
  },
  'another device is not Nico’s': {
    to: 'claim',
    fields: ({ claim }) => ({ claim, answer: 'no' }),
  },
  'the VOY of Beto for Fede is taken back': {
    to: 'take-back',
    fields: ({ match, of }) => ({ match, player: of(FEDE) }),
  },
  'the score as Nico': playedAs('score', NICO),
  'a vote as Nico': playedAs('vote', NICO),
  'a vote as Beto': playedAs('vote', BETO),
  'a vote as Caro': playedAs('vote', CARO),
  'a payment as Nico': paidAs(NICO),
  'a payment as Beto, who owes nothing': paidAs(BETO),
  'the opinions of Nico': opinionsOf(NICO),
  'the opinions of Caro': opinionsOf(CARO),
  'notices to the device': { to: 'notices', fields: () => A_SUBSCRIPTION },
  'no notices to the device': { to: 'notices-off', fields: () => ({}) },
  'the name is forgotten': { to: 'forget', fields: () => ({}) },
};

/** Operations that only read: each returns a path under the link and the methods to send. */
const READS: Partial<
  Record<OperationName, (keys: Keys) => { to: string; methods: ('GET' | 'HEAD')[] }>
> = {
  'the page': () => ({ to: '', methods: ['GET', 'HEAD'] }),
  'the page, with a name tapped': ({ of }) => ({ to: `?soy=${of(NICO)}`, methods: ['GET'] }),
  'the survey': () => ({ to: '/survey', methods: ['GET', 'HEAD'] }),
  'whether it gets notices': () => ({ to: '/notices', methods: ['GET', 'HEAD'] }),
  'a match for the calendar': ({ match }) => ({
    to: `/calendar/${match}`,
    methods: ['GET', 'HEAD'],
  }),
};

const BY_OWN_LINK: readonly OperationName[] = ['the page', 'the survey'];

export type Cell = {
  operation: OperationName;
  form: 'json' | 'form';
  request: Request;
};

/**
 * Returns every request that a caller can send, except for the event stream, which stays open and has its own tests.
 * Each write is sent as JSON and as a form. If `turn` is a number and not null, each write is sent in only one of the
 * formats; they alternate from write to write.
 */
export function requestsOf(caller: Caller, others: Others, turn: number | null): Cell[] {
  const keyOf = keyOfPath(caller.path);
  const keys: Keys = {
    match: keyOf(caller.group.match.id),
    of: (number) => keyOf(caller.group.ids[number - 1] ?? ''),
    guest: keyOf(caller.group.guest),
    proposal: keyOf(caller.group.proposal),
    claim: keyOf(caller.group.claim),
    played: keyOf(caller.group.played.id),
    survey: keyOf(caller.group.survey),
    others,
  };
  const path = caller.own?.path ?? caller.path;
  const names = Object.keys(RULES) as OperationName[];
  return names.flatMap((operation, at): Cell[] => {
    const read = READS[operation]?.(keys);
    if (read && (!caller.own || BY_OWN_LINK.includes(operation)))
      return read.methods.map((method) => {
        return { operation, form: 'form', request: { method, url: path + read.to } };
      });
    const write = WRITES[operation];
    if (!write || (caller.own && !write.isOwn)) return [];
    const url = `${path}/${write.to}`;
    return formsIn(turn === null ? null : turn + at).map((form) => {
      return { operation, form, request: { ...asSent[form](write.fields(keys)), url } };
    });
  });
}

const formsIn = (turn: number | null): Cell['form'][] => {
  if (turn === null) return ['json', 'form'];
  return turn % 2 === 0 ? ['json'] : ['form'];
};

const asSent: Record<Cell['form'], (fields: object) => InjectOptions> = {
  json: (payload) => ({ method: 'POST', payload }),
  form: (fields) => ({
    method: 'POST',
    payload: asForm(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
};
