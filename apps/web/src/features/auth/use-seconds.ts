/** Counts seconds down for a machine, which has no timer of its own: a computer that slept wakes up to the time that passed. */
import { useEffect, useEffectEvent } from 'react';
import { useShop } from '../../shop/shop-context.tsx';

const SECOND_MS = 1000;

/** Tells the seconds left, every second until none is; null is a countdown that was stopped. */
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
