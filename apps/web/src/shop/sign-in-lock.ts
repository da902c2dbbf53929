/**
 * Only one tab of this browser signs in at a time, and a refused access token is judged when none does: between the
 * server's answer and the storage of it, the stored session is one that the server has ended already. Source: S6.28, A-67.
 */

/** The browser's locks, which all tabs share; undefined in a browser without. */
export type Locks = Pick<LockManager, 'request'> | undefined;

/** Runs `act` while no other tab signs in at the unit; without locks at once. */
export const whileSigningIn = <T>(locks: Locks, unitId: string, act: () => Promise<T>): Promise<T> =>
  locks === undefined ? act() : locks.request(`sign-in:${unitId}`, act);
