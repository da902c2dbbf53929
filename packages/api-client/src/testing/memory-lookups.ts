/** Stores, cities and code lists without a server: those of a story, or none. */
import type { Code, CodeList } from '@offrande/domain/catalogue';
import type { Store } from '@offrande/domain/store';
import type { LookupGateway, StoreGateway } from '../gateways/index.ts';
import { createCallScript, type CallScript } from './call-script.ts';

export type MemoryLookupCall = keyof StoreGateway | keyof LookupGateway;

export interface MemoryLookupOptions {
  readonly stores?: readonly Store[];
  readonly cities?: Readonly<Record<string, readonly string[]>>;
  readonly codeLists?: Readonly<Partial<Record<CodeList, readonly Code[]>>>;
}

export interface MemoryLookups {
  readonly stores: StoreGateway;
  readonly lookups: LookupGateway;
  readonly script: CallScript<MemoryLookupCall>;
}

export const createMemoryLookups = ({
  stores = [],
  cities = {},
  codeLists = {},
}: MemoryLookupOptions = {}): MemoryLookups => {
  const script = createCallScript<MemoryLookupCall>();
  return {
    script,
    stores: { fetchStores: () => script.run('fetchStores', () => stores) },
    lookups: {
      citiesOf: (zipCode) => script.run('citiesOf', () => (Object.hasOwn(cities, zipCode) ? cities[zipCode]! : [])),
      fetchCodeList: (list) => script.run('fetchCodeList', () => codeLists[list] ?? []),
    },
  };
};
