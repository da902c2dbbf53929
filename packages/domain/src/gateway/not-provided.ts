/**
 * The placeholder for a call in a machine until a gateway provides it: it fails, so that a forgotten gateway is noticed
 * immediately.
 */

/** Rejects with a TypeError, a defect of the caller. */
export const notProvided = (): Promise<never> => Promise.reject(new TypeError('A gateway provides this call'));
