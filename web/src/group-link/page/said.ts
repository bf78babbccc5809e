import { heldSentence, type Asked, type GroupPage } from '@picadito/domain';
import { saidText } from './played/played-text.ts';
import { dropOutText, missingText, newcomerText, toldOf, waitingText } from './sentences.ts';
import { personOf, visitorOf } from './visitor.ts';

/**
 * For the script: what is said aloud once the page has changed, and whether it asks something that a page which is read
 * anew would not.
 */
export function saidOf(page: GroupPage): { 'data-said': string; 'data-asks'?: '' } {
  const { asked, next, waiting, proposal, dropOuts, played } = page;
  const visitor = visitorOf(page);
  const person = visitor && personOf(next, visitor.key);
  const isOnce = asked !== null && givesBack(asked);
  return {
    'data-said': `${saidText(played)} ${sentence()}`.trim(),
    ...(isOnce && { 'data-asks': '' }),
  };

  function sentence(): string {
    if (asked?.kind === 'held') return heldSentence(asked);
    if (asked && 'sentence' in asked) return asked.sentence;
    if (waiting && !visitor) return waitingText(waiting.name);
    if (proposal?.kind === 'newcomer' && !visitor) return newcomerText(proposal);
    if (!next) return 'Todavía no hay próximo partido';
    if (!person) return missingText(next);
    const dropOut = dropOuts.find((one) => visitor.isHeld && one.match === next.key);
    const { headline, more } = toldOf(person, next, dropOut?.by);
    const proposed = proposal?.kind === 'drop-out' ? dropOutText(proposal) : '';
    return `${headline} ${more} ${proposed}`.replaceAll('  ', ' ').trim();
  }
}

/** Something that was typed or tapped. */
const givesBack = (asked: Asked) => {
  if (asked.kind === 'name-chosen' || asked.kind === 'forgotten') return false;
  if (asked.kind === 'played') return asked.typed !== null;
  return !('given' in asked) || asked.given !== null;
};
