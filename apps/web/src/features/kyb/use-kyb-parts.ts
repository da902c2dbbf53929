/**
 * What a company's verification needs beside its page, loaded once per shop and in parallel: the numbering plans, the unit's
 * demands, its lists of codes, the calls, and the store of the tab.
 */
import { CODE_LIST_IDS, type Code } from '@offrande/domain/catalogue';
import type { KybCodeField, KybFacts } from '@offrande/domain/dossier-field';
import type { NumberingPlan } from '@offrande/domain/phone';
import { useLater } from '../../page/part.tsx';
import type { KybGateways } from '../../shop/kyb-gateways.ts';
import type { KybStore } from '../../shop/kyb-store.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { loadNumberingPlan } from '../phone/numbering-plan.ts';

export type CodeLists = Readonly<Record<KybCodeField, readonly Code[]>>;

export interface KybParts {
  readonly plan: NumberingPlan;
  /** The area code of the unit's country. */
  readonly areaCode: string;
  readonly gateways: KybGateways;
  readonly store: KybStore;
  /** A list without codes: the unit has none of its own, and the answer is written. */
  readonly codes: CodeLists;
  /** What the dossier is checked against now. */
  readonly readFacts: () => KybFacts;
}

const codesOf = (codes: readonly Code[]): readonly string[] | undefined =>
  codes.length === 0 ? undefined : codes.map(({ code }) => code);

const loadCodes = async ({ account: { places } }: Shop): Promise<CodeLists> => {
  const [companyType, sector, annualSales, netIncome, monthlyIncome, personalAssets] = await Promise.all([
    places.fetchCodeList('companyType'),
    places.fetchCodeList('sector'),
    places.fetchCodeList('annualSales'),
    places.fetchCodeList('netIncome'),
    places.fetchCodeList('monthlyIncome'),
    places.fetchCodeList('personalAssets'),
  ]);
  return { companyType, sector, annualSales, netIncome, monthlyIncome, personalAssets };
};

/** The lists that the checks know, by the server's ids. */
const checkedLists = (codes: CodeLists): KybFacts['codeLists'] => {
  const fields = ['companyType', 'sector', 'annualSales', 'netIncome', 'monthlyIncome', 'personalAssets'] as const;
  const known = fields.flatMap((field) => {
    const list = codesOf(codes[field]);
    return list === undefined ? [] : [[CODE_LIST_IDS[field], list] as const];
  });
  return Object.fromEntries(known);
};

const load = async (shop: Shop): Promise<KybParts> => {
  const [plan, { kybGateways }, { createKybStore }, codes] = await Promise.all([
    loadNumberingPlan(),
    import('../../shop/kyb-calls.ts'),
    import('../../shop/kyb-store.ts'),
    loadCodes(shop),
  ]);
  const gateways = kybGateways(shop);
  const factsAt = await gateways.readFacts();
  const lists = checkedLists(codes);
  return {
    plan,
    areaCode: plan.areaCodeOf(shop.country) ?? '',
    gateways,
    store: createKybStore(shop),
    codes,
    readFacts: () => factsAt(lists, shop.now()),
  };
};

const loads = new WeakMap<Shop['tab'], () => Promise<KybParts>>();

/** The same function at every drawing; a shop is known by its tab's storage. */
const loaderOf = (shop: Shop): (() => Promise<KybParts>) => {
  const known = loads.get(shop.tab) ?? (() => load(shop));
  loads.set(shop.tab, known);
  return known;
};

export const useKybParts = (): KybParts => useLater(loaderOf(useShop()));
