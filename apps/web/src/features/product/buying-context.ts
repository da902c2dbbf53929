/** Provides the product screen with what buying needs: loaded on demand, or given by a test or story. */
import { createContext, useCallback, useContext, useState } from 'react';
import { useBoot } from '../../page/boot.tsx';
import type { Buying } from './buying.ts';

const BuyingContext = createContext<Buying | null>(null);

export const GivenBuying = BuyingContext.Provider;

export interface BuyingDoor {
  /** Null until requested and loaded. */
  readonly buying: Buying | null;
  readonly begin: () => Promise<Buying>;
}

export const useBuying = (): BuyingDoor => {
  const boot = useBoot();
  const given = useContext(BuyingContext);
  const [opened, setOpened] = useState<Buying | null>(null);
  const begin = useCallback(async () => {
    const buying = given ?? (await import('./buying.ts')).openBuying(boot);
    setOpened(buying);
    return buying;
  }, [boot, given]);
  return { buying: given ?? opened, begin };
};
