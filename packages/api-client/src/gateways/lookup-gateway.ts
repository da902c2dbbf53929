/** What forms look up: the cities of a zip code, and the lists of codes. Source: S7.81, S7.119. */
import type { Code, CodeList } from '@offrande/domain/catalogue';
import type { Client } from '../client/client.ts';
import { codeList } from '../contract/code-list.ts';
import { queryAddressInfo } from '../contract/place.ts';

export interface LookupGateway {
  /** None where the code is not known: the reader writes the city. */
  citiesOf(zipCode: string): Promise<readonly string[]>;
  fetchCodeList(list: CodeList): Promise<readonly Code[]>;
}

/** `language` is the code of the lists' texts. */
export const createLookupGateway = (client: Client, language: string): LookupGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    citiesOf: async (zipCode) => (await client.call(queryAddressInfo, { ...unit, zipCode })).cities,
    fetchCodeList: async (list) => (await client.call(codeList, { ...unit, language, list })).codes,
  };
};
