/** An identity is (issuer, subject); the rest is for display only. */
export type Identity = {
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
  picture: string | null;
};

/** Under which issuer demonstration identities are stored, on every port and server (docs/decisions/134). */
export const DEMO_ISSUER = 'urn:picadito:demo';

/** The account that starts with sample data. Its subject is its address. */
export const SAMPLE_ACCOUNT = 'demo@picadito.local';
