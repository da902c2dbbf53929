/** The ways in which the next sign-in can fail, for tests and demonstrations. */
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

export const findFault = (value: unknown): Fault | null => FAULTS.find((fault) => fault === value) ?? null;
