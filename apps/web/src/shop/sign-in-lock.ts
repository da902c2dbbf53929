/**
 * Only one tab of this browser signs in at a time, and a refused access token is judged when none does: between the
 * server's answer and the storage of it, the stored session is one that the server has ended already. Source: S6.28, A-67.
 */

/** Runs `act` while no other tab signs in at the unit; in a browser without locks, at once. */
export const whileSigningIn = <T>(unitId: string, act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`sign-in:${unitId}`, act) : act();
