/** Reads an order again, by the domain's pace, as long as something is awaited and the page is shown. Source. */
import { type Awaited, pauseBeforeNextLookMs } from '@offrande/domain/order-course';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsShown } from '../../page/shown.ts';

export interface Looking {
  /** The page reads the order again by itself. */
  readonly isLooking: boolean;
  /** Reads it now, and begins anew. */
  readonly lookAgain: () => void;
}

/** `look` reads the order; also once whenever the page is shown again, since anything may have happened meanwhile. */
export const useLooking = (awaited: Awaited | null, look: () => void): Looking => {
  const isShown = useIsShown();
  const [looks, setLooks] = useState(0);
  const [before, setBefore] = useState({ awaited, isShown });
  if (before.awaited !== awaited || before.isShown !== isShown) {
    setBefore({ awaited, isShown });
    setLooks(0);
  }
  const pauseMs = pauseBeforeNextLookMs(awaited, looks);
  const lookOnce = useEffectEvent(look);
  useEffect(() => {
    if (!isShown || pauseMs === null) return undefined;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      lookOnce();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isShown, looks, pauseMs]);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) lookOnce();
    wasShown.current = isShown;
  }, [isShown]);
  const lookAgain = (): void => {
    setLooks(0);
    look();
  };
  return { isLooking: pauseMs !== null, lookAgain };
};
