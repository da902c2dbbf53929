/**
 * A card's PIN, shown for half a minute on request and hidden when the time is up or the page is left or put in the
 * background. It is stored nowhere else. Source: S3.96, ux row 42.
 */
import { secondsLeft } from '@offrande/domain/time';
import { useEffect, useState } from 'react';
import { useShop } from '../../../shop/shop-context.tsx';

export const PIN_SHOWN_SECONDS = 30;
const SECOND_MS = 1000;

interface ShownPin {
  /** Null if the card has none. */
  readonly pin: string | null;
  readonly since: number;
}

export interface Pin {
  /** Null while it is hidden. */
  readonly shown: { readonly pin: string | null; readonly seconds: number } | null;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

export const usePin = (cardNumber: string): Pin => {
  const { gateways, now } = useShop();
  const [shown, setShown] = useState<ShownPin | null>(null);
  const [seconds, setSeconds] = useState(PIN_SHOWN_SECONDS);
  const [call, setCall] = useState<'none' | 'asking' | 'failed'>('none');
  useEffect(() => {
    if (shown === null) return undefined;
    const hide = () => setShown(null);
    const timer = setInterval(() => {
      const left = secondsLeft(shown.since, PIN_SHOWN_SECONDS, now());
      setSeconds(left);
      if (left === 0) hide();
    }, SECOND_MS);
    const onPutAside = () => document.hidden && hide();
    document.addEventListener('visibilitychange', onPutAside);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onPutAside);
    };
  }, [shown, now]);
  const show = async (): Promise<void> => {
    setCall('asking');
    try {
      const pin = await gateways.cards.readPin(cardNumber);
      setSeconds(PIN_SHOWN_SECONDS);
      setShown({ pin, since: now() });
      setCall('none');
    } catch {
      setCall('failed');
    }
  };
  return {
    shown: shown === null ? null : { pin: shown.pin, seconds },
    isAsking: call === 'asking',
    hasFailed: call === 'failed',
    show: () => void show(),
    hide: () => setShown(null),
  };
};
