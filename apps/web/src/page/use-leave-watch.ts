/**
 * Asks before a page is left by an internal link, by Back or by closing the tab, while a question is due. Source: S2.98
 * to S2.105, A-47.
 */
import type { ShopLocation } from '@offrande/domain/location';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRouter } from 'wouter';
import { pathBelow, watchBack, watchLinks, watchUnload } from './leaving.ts';

interface LeaveWatch {
  readonly isWatched: boolean;
  /** Whether navigating to `place` from the current path needs confirmation. */
  readonly holds: (place: ShopLocation, from: string) => boolean;
  readonly onLeave: (target: string) => void;
  readonly onBack: () => void;
}

export const useLeaveWatch = ({ isWatched, ...watch }: LeaveWatch): void => {
  const { base } = useRouter();
  const [path] = useLocation();
  const holds = useEffectEvent(watch.holds);
  const onLeave = useEffectEvent(watch.onLeave);
  const onBack = useEffectEvent(watch.onBack);
  useEffect(() => {
    if (!isWatched) return undefined;
    const toLocation = ({ pathname, searchParams }: URL): ShopLocation => ({
      path: pathBelow(base, pathname),
      query: Object.fromEntries(searchParams),
    });
    const stops = [
      watchLinks(
        (address) => holds(toLocation(address), path),
        (address) => onLeave(toLocation(address).path + address.search + address.hash),
      ),
      watchBack(() => onBack()),
      watchUnload(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isWatched, base, path]);
};
