/** How the next sign-in goes wrong, for tests and for who wants to see it. */
export const FAULTS = [
  'wrongNonce',
  'noNonce',
  'wrongAudience',
  'wrongIssuer',
  'expired',
  'wrongSignature',
  'unknownKey',
  'unsigned',
  'noIdToken',
  'unverifiedEmail',
  'noEmail',
  'emailElsewhere',
  'error',
  'tokenDown',
] as const;
export type Fault = (typeof FAULTS)[number];

export const faultOf = (value: unknown): Fault | null => FAULTS.find((fault) => fault === value) ?? null;
