/** What the fields of a dossier share: its machine, the shop's calls and lists, and the countries by name. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useCountries } from '../product/use-countries.ts';
import type { Kyb } from './use-kyb.ts';

export interface DossierTools extends Pick<Kyb, 'actor' | 'parts' | 'end'> {
  readonly countries: readonly { readonly value: string; readonly label: string }[];
}

const DossierContext = createContext<DossierTools | null>(null);

interface DossierToolsProps {
  readonly kyb: Kyb;
  readonly children: ReactNode;
}

export function ProvideDossierTools({ kyb: { actor, parts, end }, children }: DossierToolsProps) {
  const list = useCountries();
  const tools = useMemo(
    () => ({ actor, parts, end, countries: (list ?? []).map(({ id, name }) => ({ value: id, label: name })) }),
    [actor, parts, end, list],
  );
  return <DossierContext value={tools}>{children}</DossierContext>;
}

export const useDossierTools = (): DossierTools => {
  const tools = useContext(DossierContext);
  if (tools === null) throw new Error('A field of the dossier is shown inside it');
  return tools;
};
