/** An account at an identity provider: issuer and subject identify it, the rest is for display only. */
export type Identity = {
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
  picture: string | null;
};
