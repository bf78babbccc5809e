import {
  movedSentence,
  waitingSentence,
  type SentProposal,
  type ShownClaim,
  type ShownMatch,
  type ShownPerson,
  type ShownQuestion,
  type ShownTeams,
  type SpokenAnswer,
} from '@picadito/domain';
import { keptUntilText, momentIn } from './when.ts';

export const LABELS: Record<SpokenAnswer, string> = { voy: 'VOY', no: 'NO VOY', nose: 'NO SÉ' };

export const BEGUN = 'Ya empezó';
const NOT_COMING = 'Esta vez no venís';
const TODAY = 'Hoy se juega. ¿Venís seguro?';

export function missingText({ missing }: ShownMatch): string {
  if (missing === 0) return '¡Completo!';
  return missing === 1 ? 'Falta 1' : `Faltan ${missing}`;
}

/**
 * Returns the text about the deadline for answers; null without a deadline or once the match takes no answers. VOY
 * stays possible after the deadline, and the text says so.
 */
export function closingText(match: ShownMatch): string | null {
  const { answersUntil, isClosed, canAnswer } = match;
  if (answersUntil === null || !canAnswer) return null;
  const moment = momentIn(answersUntil, match);
  return isClosed
    ? `Se contestaba hasta ${moment}. Si venís, tocá VOY igual.`
    : `Contestá hasta ${moment}.`;
}

/** Type of a text about an answer or a claim: `headline` in large letters, and `more` below it ('' for none). */
export type PageText = { headline: string; more: string };

/**
 * Returns what the page says about the visitor's answer. `hasAnswered` is true if this device gave the player's VOY.
 * `waiting` is an answer that this device has sent and that the player's own device or the organiser has yet to accept.
 * `takenOut` is the sentence that the organiser has taken the player out.
 */
export function answerText(
  person: ShownPerson,
  match: ShownMatch,
  {
    hasAnswered = false,
    waiting,
    takenOut,
  }: {
    hasAnswered?: boolean;
    waiting?: SentAnswer | undefined;
    takenOut?: string | undefined;
  } = {},
): PageText {
  const { name, state, isAskedToday, askedUntil } = person;
  const { canAnswer, teams } = match;
  /** Returns the text while the match takes answers, otherwise ''. */
  const still = (text: string) => (canAnswer ? text : '');
  if (waiting) {
    const more = waitingSentence({ ...waiting, isOwn: true });
    return { headline: saidText(waiting, true), more };
  }
  if (takenOut !== undefined && canAnswer)
    return state === 'out'
      ? { headline: NOT_COMING, more: takenOut }
      : { headline: takenOut, more: '' };
  const moved = askedUntil === null && person.movedFrom && movedSentence(person.movedFrom, match);
  if (moved) return { headline: moved, more: standingText(person, match) };
  const wrote = hasAnswered ? '' : writerText(person);
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
  return notGoingText(person, match, still);
}

/** Returns the text about the place of a player who is in or on the waitlist: the team, or the place in the order. */
function standingText(person: ShownPerson, match: ShownMatch): string {
  if (person.state === 'queued') return `Suplente ${person.place}º. ${queueText(person, match)}`;
  const team = match.teams && teamText(match.teams, person.name);
  return team ? `${team}.` : placeText(person, match);
}

function notGoingText(
  { name, state }: ShownPerson,
  { canAnswer, missing }: ShownMatch,
  still: (text: string) => string,
): PageText {
  if (state === 'maybe')
    return {
      headline: 'En duda',
      more: still('Cuando sepas, avisá: los lugares se van llenando.'),
    };
  if (state === 'out')
    return { headline: NOT_COMING, more: still('Si cambia algo, todavía podés sumarte.') };
  const full = 'Está completo: si decís VOY, quedás de suplente.';
  return {
    headline: canAnswer ? `${name}, ¿jugás?` : BEGUN,
    more: missing === 0 ? still(full) : '',
  };
}

/** Returns a text such as 'Beto te anotó' if another player or another device gave the answer; '' otherwise. */
function writerText({ addedBy, isFromOtherDevice }: ShownPerson): string {
  const writer = isFromOtherDevice ? 'otro celu' : addedBy;
  return writer === null ? '' : `${capital(writer)} te anotó`;
}

export const isGoing = ({ state }: ShownPerson) => state === 'in' || state === 'queued';

type SentOfKind<Kind> = SentProposal & { kind: Kind };
export type SentAnswer = SentOfKind<'answer'>;
export type SentOfMatch = SentOfKind<'answer' | 'guest'>;

/**
 * Returns the text for the device that has sent an answer or a guest: that it waits to be accepted, or that it was
 * dismissed. `isOwn` is true if the answer is for the player of this device; the text then addresses that player.
 */
export function sentText(sent: SentOfMatch, isOwn: boolean): string {
  const { kind, name, isDismissed } = sent;
  if (kind === 'guest')
    return isDismissed
      ? `${name} no quedó anotado: avisale a quien organiza.`
      : `${name} espera a que confirmen que sos vos.`;
  const said = saidText(sent, isOwn);
  if (!isDismissed) return `${said}. ${waitingSentence({ ...sent, isOwn })}`;
  if (sent.isGoing && sent.answer !== 'voy')
    return `${said}, pero ${isOwn ? 'seguís' : 'sigue'} en el partido.`;
  return `${said}, pero no quedó así. Avisale a quien organiza.`;
}

const OF_OTHER: Record<SpokenAnswer, string> = {
  voy: 'viene',
  no: 'se baja',
  nose: 'no sabe si va',
};

function saidText({ name, answer }: SentAnswer, isOwn: boolean): string {
  return isOwn ? `Dijiste ${LABELS[answer]}` : `Avisaste que ${name} ${OF_OTHER[answer]}`;
}

/**
 * Returns the question that the device which owns a name gets when another device claims the name. `more` tells the
 * answer that the claiming device has sent for the player; '' if it has sent none.
 */
export function claimQuestionText({ at, answer }: ShownClaim, isIn: boolean): PageText {
  const headline = `Otro celu o navegador dice ser vos · ${at}`;
  if (answer === null) return { headline, more: '' };
  const says = answer === 'no' ? `que ${ofYou('no', isIn)}` : LABELS[answer];
  return { headline, more: `Y dice ${says}.` };
}

/**
 * Returns the question that the device which owns a name gets when another device or player answers for its player, or
 * adds a guest of its player.
 */
export function questionText(question: ShownQuestion, isIn: boolean): string {
  const by = capital(question.by ?? 'otro celu');
  return question.kind === 'guest'
    ? `${by} quiere traer a ${question.name} con vos · ${question.at}`
    : `${by} dice que ${ofYou(question.answer, isIn)} · ${question.at}`;
}

function ofYou(answer: SpokenAnswer, isIn: boolean): string {
  if (answer === 'no') return isIn ? 'te bajás' : 'no venís';
  return answer === 'voy' ? 'venís' : 'no sabés';
}

export function deniedText(name: string): string {
  return `Nos dijeron que este celu no es de ${name}. Si sos vos, pedile tu link a quien organiza.`;
}

/** Returns the text that tells a device how a name that it claims becomes its own. */
export function claimText(name: string, isStrict: boolean): string {
  return isStrict
    ? `Acá cada uno contesta por sí mismo: lo que digas cuenta cuando quien organiza confirme que sos ${name}. Más rápido: pedile tu link y abrilo.`
    : '¿Ya contestaste desde otro navegador? Abrilo y tocá SÍ, o pedile tu link a quien organiza.';
}

/**
 * Returns the text for a device that has asked to be added as a new player: the organiser was notified, or has
 * dismissed the request.
 */
export const newcomerText = ({ isDismissed }: Pick<SentProposal, 'isDismissed'>) =>
  isDismissed
    ? 'Por ahora no te sumaron. Si querés jugar, escribile a quien organiza.'
    : 'Le avisamos a quien organiza';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function placeText(person: ShownPerson, match: ShownMatch): string {
  const place = match.people.filter(({ state }) => state === 'in').indexOf(person) + 1;
  const missing = `${missingText(match)}${match.missing === 0 ? '' : '.'}`;
  return `Sos el ${place}º. ${match.canAnswer ? missing : `${BEGUN}.`}`;
}

function queueText(person: ShownPerson, match: ShownMatch): string {
  const kept = keptUntilText(match);
  return kept === null ? turnText(person, match) : `${turnText(person, match)} Hay ${kept}.`;
}

function turnText({ place }: ShownPerson, { missing, kept }: ShownMatch): string {
  // In the last hours before the match a free place is offered to the first players of the waitlist.
  if (missing > (kept?.places ?? 0)) return 'Hay un lugar: quien organiza decide quién entra.';
  if (place === null || place < 2) return 'Sos el primero en entrar.';
  return place === 2 ? 'Antes que vos entra uno más.' : `Antes que vos entran otros ${place - 1}.`;
}

/** Returns the text after the name of a guest. */
export function guestText({ state }: ShownPerson): string {
  if (state === 'in') return 'viene con vos.';
  return state === 'queued' ? 'entra si queda lugar.' : 'quedó afuera.';
}

/**
 * Returns a text with the player's team, which is the headline once the teams are shared; null for a player in no team,
 * who joined after the teams were made.
 */
function teamText(
  { claro, oscuro, naranja = [], verde = [], suplente }: ShownTeams,
  name: string,
): string | null {
  if (claro.includes(name)) return 'Jugás en CLARO';
  if (oscuro.includes(name)) return 'Jugás en OSCURO';
  if (naranja.includes(name)) return 'Jugás en NARANJA';
  if (verde.includes(name)) return 'Jugás en VERDE';
  return suplente.includes(name) ? 'Vas de suplente' : null;
}
