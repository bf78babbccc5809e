import { answered, type Attack } from './attack.ts';

type Change = (response: URLSearchParams) => void;

const changed =
  (change: Change): Attack[1] =>
  async (scene, mode) => {
    const { browser, response } = await answered(scene, mode);
    change(response);
    return browser.comeBack(response);
  };

const without = (name: string) => changed((response) => response.delete(name));
const withOther = (name: string, value: string) => changed((response) => response.set(name, value));
const withMore = (name: string, value: string) =>
  changed((response) => response.append(name, value));

export const CALLBACK_ATTACKS: Attack[] = [
  ['no state', without('state')],
  ['an empty state', withOther('state', '')],
  ['a state that nobody gave', withOther('state', 'x'.repeat(43))],
  [
    'a state that only begins alike',
    changed((response) =>
      response.set('state', `${response.get('state')?.slice(0, 20)}${'x'.repeat(23)}`),
    ),
  ],
  ['two states', changed((response) => response.append('state', response.get('state') ?? ''))],
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

function failed(response: URLSearchParams): void {
  response.delete('code');
  response.set('error', 'access_denied');
}
