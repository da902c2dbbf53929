/** What the page is started with: unit, language, prefix. Read with `useBoot`. */
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

/** Adds the prefix that the visitor arrived with to a path of the shop. */
export const useAddress = (): ((path: string) => string) => {
  const { base } = useBoot();
  return (path) => (path.startsWith('/') ? base + path : path);
};

/** The page's language with the unit's country, such as `fr-FR` or `en-FR`; used by React Aria and for dates. */
export const localeTag = ({ language, unit }: Boot): string =>
  language.tag.includes('-') ? language.tag : `${language.tag}-${unit.country}`;
