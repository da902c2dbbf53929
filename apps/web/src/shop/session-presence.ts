/**
 * Drives the session's clock: user activity in this or another tab is reported, and the machine gets a tick whenever
 * time changes something: the check every 30 s, the warning, the end. Source: S4.104, S4.105, S9.1, S9.2, A-67.
 */
import { selectNextTick } from '@offrande/domain/session';
import type { SessionActor } from './session-actor.ts';
import type { SessionStore } from './session-store.ts';

const ACTIVITIES = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;
/** Throttles activity reports: each is written to browser storage. */
const REPORT_INTERVAL_MS = 5000;

interface Presence {
  readonly store: Pick<SessionStore, 'readActivity' | 'subscribe'>;
  readonly now: () => number;
  readonly target: EventTarget;
}

/** Returns a function that stops tracking. */
export const trackPresence = (actor: SessionActor, { store, now, target }: Presence): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;

  const wait = (): void => {
    clearTimeout(timer);
    const next = selectNextTick(actor.getSnapshot(), now());
    if (next !== null) timer = setTimeout(tick, Math.max(0, next - now()));
  };
  const tick = (): void => {
    const elsewhere = store.readActivity();
    if (elsewhere !== null && elsewhere > actor.getSnapshot().context.lastActivityAt)
      actor.send({ type: 'activity', at: elsewhere });
    actor.send({ type: 'tick', at: now() });
    wait();
  };
  const note = (): void => {
    if (now() - notedAt < REPORT_INTERVAL_MS) return;
    notedAt = now();
    actor.send({ type: 'activity', at: now() });
  };
  // After the computer sleeps, catch up with the time that passed.
  const wake = (): void => void (document.visibilityState === 'visible' && tick());

  const subscription = actor.subscribe(wait);
  const unfollow = store.subscribe({ onActivity: tick });
  for (const name of ACTIVITIES) target.addEventListener(name, note, { passive: true, capture: true });
  document.addEventListener('visibilitychange', wake);
  wait();
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
    unfollow();
    for (const name of ACTIVITIES) target.removeEventListener(name, note, { capture: true });
    document.removeEventListener('visibilitychange', wake);
  };
};
