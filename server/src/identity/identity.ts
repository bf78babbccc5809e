/** Describes an identity: issuer and subject identify it, the rest is for display only. */
export type Identity = {
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
  picture: string | null;
};

/** Demonstration identities are stored under this issuer, on every port and server (docs/decisions/133). */
export const DEMO_ISSUER = 'urn:picadito:demo';

/** Identifies the account that starts with sample data; its subject is its address. */
export const SAMPLE_ACCOUNT = 'demo@picadito.local';
