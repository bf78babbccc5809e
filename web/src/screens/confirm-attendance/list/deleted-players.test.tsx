import type { MatchPlayer } from '@picadito/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_ANSWERS } from '../answers/answers-shown.ts';
import { Counters } from '../counters.tsx';
import { Group } from './group.tsx';
import { JumpToGroup } from './jump-to-group.tsx';

const NINE = Array.from({ length: 9 }, (_, at): MatchPlayer => {
  const facts = { skillLevel: '3', rating: 3, whatsapp: null, confirmedAt: null } as const;
  return { id: `player ${at}`, name: `Jugador ${at}`, status: 'confirmed', ...facts };
});

const textOf = (screen: React.ReactElement) =>
  renderToStaticMarkup(screen).replaceAll(/<[^>]*>/gu, '');

test('all figures of a match that was played count a player who was deleted afterwards', () => {
  const counters = (
    <Counters ref={null} players={NINE} pendingCount={0} kept={0} deletedCount={1} />
  );
  expect(textOf(counters)).toContain('10 de 10 confirmados · 100 % de la lista');
  const answers = { ...NO_ANSWERS, outOf: '/10' };
  const jump = (
    <JumpToGroup players={NINE} deletedCount={1} answers={answers} list={{ current: null }} />
  );
  expect(textOf(jump)).toContain('Van 10/10');
  const group = (
    <Group group="confirmed" count={9} deletedCount={1} empty={null} action={null}>
      {NINE.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Group>
  );
  expect(textOf(group)).toMatch(/^Confirmados \(10\).*1 jugó y ya no está en la lista\.$/u);
});
