import { createContext } from 'react';

/** The path of the player's own link that the page was opened by: what is answered goes there. */
export const OwnLink = createContext<string | undefined>(undefined);
