/** An account at an identity provider: issuer and subject identify it, the rest is for display only. */
export type Identity = {
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
  picture: string | null;
};

/**
 * The issuer under which demonstration identities are stored, so that they are the same on every port and server
 * (docs/decisions/133).
 */
export const DEMO_ISSUER = 'urn:picadito:demo';

/** The e-mail address, and subject, of the demonstration account that starts with sample data. */
export const SAMPLE_ACCOUNT = 'demo@picadito.local';
