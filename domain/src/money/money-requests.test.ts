import { expect, test } from 'vitest';
import { isLink } from './money-requests.ts';

test.for([
  'https://potrero.mp',
  'http:potrero',
  'bit.ly/x',
  'BIT.LY／x',
  'bit.ly⁄x',
  'foo.com/pay',
  'foo.com',
  'foo.com.ar',
  'foo.com?pay=1',
  'foo.com\\pay',
  'www',
  'WWW.potrero.mp',
  'ｗｗｗ.potrero.mp',
  'paypal.me',
  'mailto:juan@gmail.com',
  'pagá en bit.ly',
])('%s is a link', (text) => expect(isLink(text)).toBe(true));

test.for([
  'potrero.mp',
  'CASA.LUZ.PERRO',
  'mi.link.cancha',
  'juan@gmail.com',
  '0000003100012345678901',
  '+54 11 5555-1234',
  'Alias: potrero.mp',
  'wwwilson.mp',
])('%s is no link', (text) => expect(isLink(text)).toBe(false));
