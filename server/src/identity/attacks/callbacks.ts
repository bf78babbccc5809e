import { answered, type Attack } from './attack.ts';

type Change = (answer: URLSearchParams) => void;

const changed =
  (change: Change): Attack[1] =>
  async (scene, mode) => {
    const { browser, answer } = await answered(scene, mode);
    change(answer);
    return browser.comeBack(answer);
  };

const without = (name: string) => changed((answer) => answer.delete(name));
const withOther = (name: string, value: string) => changed((answer) => answer.set(name, value));
const withMore = (name: string, value: string) => changed((answer) => answer.append(name, value));

/** An honest provider, whose answer is changed on its way back. */
export const CALLBACK_ATTACKS: Attack[] = [
  ['no state', without('state')],
  ['an empty state', withOther('state', '')],
  ['a state that nobody gave', withOther('state', 'x'.repeat(43))],
  [
    'a state that only begins alike',
    changed((answer) =>
      answer.set('state', `${answer.get('state')?.slice(0, 20)}${'x'.repeat(23)}`),
    ),
  ],
  ['two states', changed((answer) => answer.append('state', answer.get('state') ?? ''))],
  ['no code', without('code')],
  ['an empty code', withOther('code', '')],
  ['a code that nobody gave', withOther('code', 'x'.repeat(22))],
  ['two codes', withMore('code', 'another')],
  ['an error', changed(failed)],
  ['an error beside a code', withMore('error', 'access_denied')],
  ['no iss where the provider promises one', without('iss')],
  ['the iss of another provider', withOther('iss', 'https://accounts.google.com')],
  ['two issuers', withMore('iss', 'https://accounts.google.com')],
  ['an ID token in the address', withMore('id_token', 'e30.e30.')],
  ['an access token in the address', withMore('token', 'a')],
  ['a signed answer in the address', withMore('response', 'e30.e30.')],
];

function failed(answer: URLSearchParams): void {
  answer.delete('code');
  answer.set('error', 'access_denied');
}
