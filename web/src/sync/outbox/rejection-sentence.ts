import { nameList, type RejectedChange } from '@picadito/domain';

const SENTENCES: Record<RejectedChange['reason'], (subject: string) => string> = {
  changed: (subject) => `${subject}: otro dispositivo lo cambió antes, y quedó lo suyo.`,
  missing: (subject) => `${subject}: ya no está en el partido.`,
  failed: (subject) => `${subject}: no se pudo guardar. Probá de nuevo.`,
};

const THINGS = { teams: 'los equipos', result: 'el resultado', night: 'la noche' };

/**
 * Returns the sentences that say which changes were not applied, and why. Sentences about attendance contain the names
 * of the players. It makes no difference whether a change was sent at once or waited for the network.
 */
export function rejectionSentence(rejected: readonly RejectedChange[]): string {
  const byReason = Map.groupBy(rejected, ({ reason }) => reason);
  const sentences = [...byReason].map(([reason, changes]) => SENTENCES[reason](subjectOf(changes)));
  return sentences.join(' ');
}

function subjectOf(rejected: readonly RejectedChange[]): string {
  const names = rejected.map(({ change }) =>
    'name' in change ? change.name : THINGS[change.kind],
  );
  return capitalised(nameList([...new Set(names)]));
}

/** Returns the sentence that says that another device has changed the attendance of a player. */
export const changedElsewhere = (name: string) => SENTENCES.changed(capitalised(name));

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
