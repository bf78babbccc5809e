import { expect, test } from 'vitest';
import { countNote, potText } from './pot-text.ts';

test('a negative pot is money of the owner of the list', () => {
  expect(potText(4300, 'ARS')).toEqual({ figure: '$4.300', rest: '' });
  expect(potText(-35_000, 'ARS')).toEqual({ figure: '−$35.000', rest: ' (los pusiste vos)' });
  const carla = { name: 'Carla Peña', rights: 'matches-and-money' } as const;
  expect(potText(-35_000, 'ARS', carla).rest).toBe(' (los puso Carla)');
  expect(countNote(-200, 'ARS')).toBe('Conté y faltaban $200');
  expect(countNote(200, 'ARS')).toBe('Conté y sobraban $200');
});
