export type PickedContact = { name: string; number: string };

type WithContacts = {
  contacts: {
    select: (
      properties: readonly ['name', 'tel'],
      options: { multiple: true },
    ) => Promise<readonly { name?: readonly string[]; tel?: readonly string[] }[]>;
  };
};

/**
 * Returns a function that lets the user choose people from the contacts of the phone, and returns an empty array if the
 * user cancels; null if the browser has no such picker.
 */
export function contactsPicker(): (() => Promise<PickedContact[]>) | null {
  const browser = navigator;
  if (!hasContacts(browser)) return null;
  return async () => {
    const chosen = await browser.contacts.select(['name', 'tel'], { multiple: true });
    return chosen.map(({ name, tel }) => ({ name: name?.[0] ?? '', number: tel?.[0] ?? '' }));
  };
}

function hasContacts(browser: Navigator): browser is Navigator & WithContacts {
  return 'contacts' in browser && 'ContactsManager' in window;
}
