import type { Look } from './browser/fit.ts';
import { fillAccount, type FullAccount } from './full-account.ts';
import { test as base } from './reader.ts';

const LENGTH = 80;
const WORDS = 'Maximiliano Hernández Echegoyen de la Santísima Trinidad y Schwarzenegger ';

/** Names of players, a list and a place with the maximum length. Every other name of a player has no space. */
const LONG = {
  roster: Array.from({ length: 12 }, (_, index) => {
    const name = `${10 + index}${index % 2 === 0 ? ` ${WORDS}` : ''}`.padEnd(LENGTH, 'Mw');
    return [name, String(2 + (index % 4))] as const;
  }),
  list: WORDS.padEnd(LENGTH, 'Mw'),
  place: WORDS.padEnd(LENGTH, 'Mw'),
};

/** Returns the name of a player of the account, by its place in the list. */
export const longName = (place: number): string => LONG.roster[place]?.[0].trim() ?? '';

/** Base of tests that read an account in which all names have the maximum length. */
export const test = base.extend<object, { full: FullAccount }>({
  full: [
    async ({ origin }, use) => use(await fillAccount(origin, 'vacio-998@picadito.local', LONG)),
    { scope: 'worker' },
  ],
});

const SIZES = [
  ...[320, 360, 390].map((width) => ({ width, height: 844 })),
  ...[600, 768, 820, 834].map((width) => ({ width, height: 1024 })),
  ...[1024, 1280].map((width) => ({ width, height: 800 })),
];
/** The themes differ in colours only, so the light one is checked in `npm run test:long` alone. */
const THEMES =
  process.env['PICADITO_TEST_RUN'] === 'long' ? (['dark', 'light'] as const) : (['dark'] as const);

/** All sizes with both text sizes. The theme changes least often, because a change of it takes time. */
export const LOOKS: readonly Look[] = THEMES.flatMap((theme) =>
  ([1, 2] as const).flatMap((textSize) => SIZES.map((size) => ({ ...size, textSize, theme }))),
);
