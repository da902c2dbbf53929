/**
 * Counts seconds down for a machine, which has no timer of its own: after the computer sleeps, it catches up with the
 * time that passed.
 */
import { useEffect, useEffectEvent } from 'react';
import { useShop } from '../../shop/shop-context.tsx';

const SECOND_MS = 1000;

/** Reports the seconds left every second until none are left; null stops the countdown. */
export const useSeconds = (secondsLeft: number | null, tell: (secondsLeft: number) => void): void => {
  const { now } = useShop();
  const report = useEffectEvent(tell);
  useEffect(() => {
    if (secondsLeft === null || secondsLeft === 0) return undefined;
    const from = now();
    const timer = setInterval(() => {
      const passed = Math.max(1, Math.round((now() - from) / SECOND_MS));
      report(Math.max(0, secondsLeft - passed));
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [secondsLeft, now]);
};
