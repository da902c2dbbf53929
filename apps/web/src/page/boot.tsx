/** What the whole page knows from its start: unit, language, prefix. Read with `useBoot`. */
import type { Boot } from '@offrande/api-client/contract';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { QueriesContext, type QueriesPlace } from './queries-place.ts';

const BootContext = createContext<Boot | null>(null);

interface BootProps {
  readonly value: Boot;
  readonly children: ReactNode;
}

export function BootProvider({ value, children }: BootProps) {
  const [queries] = useState<QueriesPlace>(() => ({ unitId: value.unit.id, client: null }));
  return (
    <BootContext value={value}>
      <QueriesContext value={queries}>{children}</QueriesContext>
    </BootContext>
  );
}

export const useBoot = (): Boot => {
  const boot = useContext(BootContext);
  if (boot === null) throw new Error('A screen is shown inside the app');
  return boot;
};

/** An address of the shop with the prefix that the visitor came with. */
export const useAddress = (): ((path: string) => string) => {
  const { base } = useBoot();
  return (path) => (path.startsWith('/') ? base + path : path);
};

/** The language of the page with the country of the unit: `fr-FR`, `en-FR`. What React Aria and dates are written by. */
export const localeTag = ({ language, unit }: Boot): string =>
  language.tag.includes('-') ? language.tag : `${language.tag}-${unit.country}`;
