import {
  type AttendanceReply,
  type AttendanceStatus,
  nameList,
  type PendingChange,
  type RejectedChange,
} from '@picadito/domain';

const SENTENCES: Record<RejectedChange['reason'], (changes: readonly PendingChange[]) => string> = {
  changed: (changes) => changed(subjectOf(changes)),
  missing: (changes) => `${subjectOf(changes)}: ya no está en el partido.`,
  'help-over': (changes) =>
    `Ya no ayudás en esta lista. No se guardó: ${nameList(changes.map(tapText))}.`,
  failed: (changes) => `${subjectOf(changes)}: no se pudo guardar. Probá de nuevo.`,
};

const changed = (subject: string) =>
  `${subject}: otro dispositivo lo cambió antes, y quedó lo suyo.`;

const THINGS = { teams: 'los equipos', result: 'el resultado', night: 'la noche' };
const STATUSES: Record<AttendanceStatus, string> = {
  confirmed: 'confirmado',
  declined: 'no va',
  pending: 'pendiente',
};

/**
 * Returns the sentences that say which changes were not applied, and why. Sentences about attendance contain the names
 * of the players. It makes no difference whether a change was sent at once or waited for the network.
 */
export function rejectionSentence(rejected: readonly RejectedChange[]): string {
  const byReason = Map.groupBy(rejected, ({ reason }) => reason);
  const sentences = [...byReason].map(([reason, group]) =>
    SENTENCES[reason](group.map(({ change }) => change)),
  );
  return sentences.join(' ');
}

/**
 * Returns the sentence that says whose change the organiser's has replaced, if the reply of the server names a captain;
 * else null.
 */
export function overruledSentence(reply: unknown): string | null {
  const { overruled } = (reply ?? {}) as Partial<AttendanceReply>;
  return overruled === undefined
    ? null
    : `Quedó lo tuyo: ${overruled}, capitán, había puesto otra cosa.`;
}

function subjectOf(changes: readonly PendingChange[]): string {
  const names = changes.map((change) => ('name' in change ? change.name : THINGS[change.kind]));
  return capitalised(nameList([...new Set(names)]));
}

/** Returns what a tap was to store, as in 'Beto confirmado' and 'la plata de Beto'. */
function tapText(change: PendingChange): string {
  if (change.kind === 'attendance') return `${change.name} ${STATUSES[change.target]}`;
  if (change.kind !== 'money') return THINGS[change.kind];
  return change.name === 'la plata' ? change.name : `la plata de ${change.name}`;
}

/** Returns the sentence that says that another device has changed the attendance of a player. */
export const changedElsewhere = (name: string) => changed(capitalised(name));

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
