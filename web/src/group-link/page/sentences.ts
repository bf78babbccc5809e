import type { OwnProposal, ShownMatch, ShownPerson, ShownTeams } from '@picadito/domain';
import { momentOf } from './when.ts';

export const BEGUN = 'Ya empezó';
const TODAY = 'Hoy se juega. ¿Venís seguro?';

export function missingText({ missing }: ShownMatch): string {
  if (missing === 0) return '¡Completo!';
  return missing === 1 ? 'Falta 1' : `Faltan ${missing}`;
}

/** Until when one answers; after that VOY goes on. */
export function closingText(match: ShownMatch): string | null {
  const { answersUntil, isClosed, canAnswer, isToday, date } = match;
  if (answersUntil === null || !canAnswer) return null;
  const isOfToday = isToday && answersUntil.startsWith(date);
  const moment = isOfToday ? `las ${answersUntil.slice(11)}` : `el ${momentOf(answersUntil)}`;
  return isClosed
    ? `Se contestaba hasta ${moment}. Si venís, tocá VOY igual.`
    : `Contestá hasta ${moment}.`;
}

/** What the page says of an answer: in large letters, and below them. */
export type Told = { headline: string; more: string };

/** `dropOutBy`: who says that this player drops out. */
export function toldOf(person: ShownPerson, match: ShownMatch, dropOutBy?: string): Told {
  const { name, state, addedBy, isAskedToday, askedUntil } = person;
  const { canAnswer, teams } = match;
  /** Of what can still be done. */
  const still = (text: string) => (canAnswer ? text : '');
  if (dropOutBy !== undefined) return dropOutTold(person, match, dropOutBy);
  const wrote = addedBy === null ? '' : `${capital(addedBy)} te anotó`;
  const question = wrote && still(`${wrote}. ¿Está bien?`);
  const team = state === 'in' && teams ? teamText(teams, name) : null;
  if (team) return { headline: team, more: question || (isAskedToday ? TODAY : '') };
  if (state === 'in' && question)
    return { headline: wrote, more: `¿Está bien? ${placeText(person, match)}` };
  if (isAskedToday) return { headline: TODAY, more: placeText(person, match) };
  if (state === 'in') return { headline: '¡Estás adentro!', more: placeText(person, match) };
  if (askedUntil !== null)
    return {
      headline: '¿Entrás?',
      more: `Se liberó un lugar: entra el primero que diga que sí, hasta las ${askedUntil}.`,
    };
  if (state === 'queued')
    return {
      headline: `Suplente ${person.place}º`,
      more: `${question} ${still(queueText(person, match))}`.trim(),
    };
  if (state === 'maybe')
    return {
      headline: 'En duda',
      more: still('Cuando sepas, avisá: los lugares se van llenando.'),
    };
  if (state === 'out')
    return { headline: 'Esta vez no venís', more: still('Si cambia algo, todavía podés sumarte.') };
  const full = 'Está completo: si decís VOY, quedás de suplente.';
  return {
    headline: canAnswer ? `${name}, ¿jugás?` : BEGUN,
    more: match.missing === 0 ? still(full) : '',
  };
}

/** Who is not coming anyway is asked as usual: any answer says it. */
function dropOutTold(person: ShownPerson, match: ShownMatch, by: string): Told {
  const place = person.state === 'in' ? placeText(person, match) : '';
  if (isGoing(person))
    return { headline: `${capital(by)} dice que te bajás`, more: `¿Es así? ${place}`.trim() };
  const { headline, more } = toldOf(person, match);
  return { headline, more: `${capital(by)} dice que no vas. ${more}`.trim() };
}

export const isGoing = ({ state }: ShownPerson) => state === 'in' || state === 'queued';

/** To who has proposed it. */
export const dropOutText = ({ name, isDismissed }: OwnProposal) =>
  isDismissed
    ? `Avisaste que ${name} se baja, pero sigue en el partido.`
    : `Avisaste que ${name} se baja: falta que lo confirme ${name}, o quien organiza.`;

/** To who has proposed to be a player. */
export const newcomerText = ({ isDismissed }: OwnProposal) =>
  isDismissed
    ? 'Por ahora no te sumaron. Si querés jugar, escribile a quien organiza.'
    : 'Le avisamos a quien organiza';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function placeText(person: ShownPerson, match: ShownMatch): string {
  const place = match.people.filter(({ state }) => state === 'in').indexOf(person) + 1;
  const missing = `${missingText(match)}${match.missing === 0 ? '' : '.'}`;
  return `Sos el ${place}º. ${match.canAnswer ? missing : `${BEGUN}.`}`;
}

function queueText({ place }: ShownPerson, { missing }: ShownMatch): string {
  // in the last hours, after the first ones were asked
  if (missing > 0) return 'Hay un lugar: quien organiza decide quién entra.';
  if (place === null || place < 2) return 'Sos el primero en entrar.';
  return place === 2 ? 'Antes que vos entra uno más.' : `Antes que vos entran otros ${place - 1}.`;
}

/** Of the name that this device asks for. */
export function waitingText(name: string): string {
  return `Le preguntamos a quien organiza si sos ${name}`;
}

/** Of whom one brings, after the name. */
export function guestText({ state }: ShownPerson): string {
  if (state === 'in') return 'viene con vos.';
  return state === 'queued' ? 'entra si queda lugar.' : 'quedó afuera.';
}

/** Once the teams are shared they come first; null for who has come in since. */
function teamText({ claro, oscuro, suplente }: ShownTeams, name: string): string | null {
  if (claro.includes(name)) return 'Jugás en CLARO';
  if (oscuro.includes(name)) return 'Jugás en OSCURO';
  return suplente.includes(name) ? 'Vas de suplente' : null;
}
