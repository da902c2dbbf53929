/** What the browser tells a checkout: that it is about to be left, and that its page was brought back from the history. Source: S2.98 to S2.105, A-37, A-47. */
import { leavesCheckout, type CheckoutEvent } from '@offrande/domain/checkout';
import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { pathBelow, watchBack, watchLinks, watchUnload } from '../../app/leaving.ts';

export const useBrowser = (isLeavable: boolean, send: (event: CheckoutEvent) => void): void => {
  const { base } = useRouter();
  useEffect(() => {
    if (!isLeavable) return undefined;
    const placeOf = ({ pathname, searchParams }: URL) => ({
      path: pathBelow(base, pathname),
      query: Object.fromEntries(searchParams),
    });
    const stops = [
      watchLinks(
        (address) => leavesCheckout(placeOf(address)),
        (address) => send({ type: 'leave', target: placeOf(address).path + address.search + address.hash }),
      ),
      watchBack(() => send({ type: 'back' })),
      watchUnload(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isLeavable, base, send]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'cameBack' });
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [send]);
};
