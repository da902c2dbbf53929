/**
 * The session machine of this page with its calls, storage and navigation. Follows other tabs of the unit: signing out
 * in one signs out all. Source: S2.4 to S2.12, S3.157, S4.59, A-66, A-67, A-131.
 */
import type { SessionGateway } from '@offrande/api-client/identity';
import {
  afterOtherTab,
  type Departure,
  selectNotices,
  selectUser,
  sessionMachine,
  type SessionNotice,
} from '@offrande/domain/session';
import { type LoginPolicy, userFromStored } from '@offrande/domain/sign-in';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { SessionStore } from './session-store.ts';
import { type Locks, whileSigningIn } from './sign-in-lock.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

export interface SessionWorld {
  readonly unitId: string;
  readonly policy: LoginPolicy;
  readonly store: SessionStore;
  readonly gateway: SessionGateway;
  readonly now: () => number;
  readonly locks: Locks;
  /** Loads the next page in full, so that nothing of the user stays in memory; `notices` are shown there. */
  readonly depart: (departure: Departure, notices: readonly SessionNotice[]) => void;
}

/** `settle` resolves once no tab is signing in, and this page follows what another one has done. */
const machineWith = (
  { store, gateway }: SessionWorld,
  settle: <T>(act: () => Promise<T>) => Promise<T>,
  leave: (departure: Departure | null) => void,
) =>
  sessionMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => gateway.signIn(input)),
      confirmCode: fromPromise(({ input }) => gateway.confirmCode(input)),
      sendCodeAgain: fromPromise(({ input }) => gateway.sendCodeAgain(input)),
      validateToken: fromPromise(({ input }) => settle(() => gateway.validateToken(input))),
      signOut: fromPromise(({ input }) => gateway.signOut(input)),
    },
    actions: {
      store: (_, session) => store.write(session),
      storeActivity: (_, at) => store.writeActivity(at),
      clear: (_, clearing) => store.clear(clearing),
      leave: (_, departure) => leave(departure),
    },
  });

/** Applies what another tab has done to the session. A page that begins anew has nothing of the customer before. */
const follow = (actor: SessionActor, { store, now, depart }: SessionWorld): void => {
  if (actor.getSnapshot().status !== 'active') return;
  const { user, loginType, backUrl } = store.read();
  const consequence = afterOtherTab(selectUser(actor.getSnapshot()), user);
  if (consequence === 'adopt' && user !== null)
    actor.send({ type: 'adopt', user: userFromStored(user), loginType, backUrl, at: now() });
  if (consequence === 'signOut') actor.send({ type: 'signedOutElsewhere' });
  if (consequence === 'beginAnew') {
    actor.stop();
    depart({ to: 'shop', location: { path: '/', query: {} } }, []);
  }
};

/** Returns a started actor. One per page. */
export const startSession = (world: SessionWorld): SessionActor => {
  let departure: Departure | null = null;
  // A check that overlapped with another tab's sign-in would be refused, or store the session of before.
  const settle = <T>(act: () => Promise<T>): Promise<T> =>
    whileSigningIn(world.locks, world.unitId, () => {
      follow(actor, world);
      return act();
    });
  const actor: SessionActor = createActor(
    machineWith(world, settle, (place) => {
      departure = place;
    }),
    {
      input: {
        unitId: world.unitId,
        policy: world.policy,
        stored: world.store.read(),
        openedAt: world.now(),
      },
    },
  );
  // The next page takes a moment to arrive; a guest who is signed out again meanwhile must not be led elsewhere.
  let hasLeft = false;
  const leaveOnceOut = (): void => {
    const snapshot = actor.getSnapshot();
    if (snapshot.hasTag('signedIn')) hasLeft = false;
    if (departure === null || !snapshot.matches('signedOut')) return;
    const place = departure;
    departure = null;
    if (hasLeft) return;
    hasLeft = true;
    world.depart(place, selectNotices(snapshot));
  };
  actor.subscribe(leaveOnceOut);
  world.store.subscribe({ onUser: () => follow(actor, world) });
  actor.start();
  return actor;
};
