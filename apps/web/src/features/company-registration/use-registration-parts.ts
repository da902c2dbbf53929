/**
 * What a company's registration needs beside its page, loaded once per shop and in parallel: the numbering plans, the unit's
 * demands, the calls, and the store of its draft.
 */
import type { formatPhone, NumberingPlan } from '@offrande/domain/phone';
import type { ProfilePolicy } from '@offrande/domain/profile';
import { useLater } from '../../page/part.tsx';
import { type CalendarDate, localDate } from '@offrande/domain/time';
import type { CompanyDraftStore } from '../../shop/company-draft-store.ts';
import type { CompanyGateways } from '../../shop/company-gateways.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { loadNumberingPlan } from '../phone/numbering-plan.ts';

export interface RegistrationParts {
  readonly plan: NumberingPlan;
  readonly formatPhone: typeof formatPhone;
  readonly policy: ProfilePolicy;
  readonly registration: CompanyGateways['registration'];
  readonly store: CompanyDraftStore;
  /** The unit's day. */
  readonly today: CalendarDate;
}

const load = async (shop: Shop): Promise<RegistrationParts> => {
  const [plan, formatPhone, { companyGateways }, { createCompanyDraftStore }] = await Promise.all([
    loadNumberingPlan(),
    import('@offrande/domain/phone').then((phone) => phone.formatPhone),
    import('../../shop/company-calls.ts'),
    import('../../shop/company-draft-store.ts'),
  ]);
  const { registration, readPolicy } = companyGateways(shop);
  const today = localDate(shop.now(), shop.timeZone);
  return { plan, formatPhone, policy: await readPolicy(), registration, store: createCompanyDraftStore(shop), today };
};

const loads = new WeakMap<Shop['tab'], () => Promise<RegistrationParts>>();

/** The same function at every drawing; a shop is known by its tab's storage. */
const loaderOf = (shop: Shop): (() => Promise<RegistrationParts>) => {
  const known = loads.get(shop.tab) ?? (() => load(shop));
  loads.set(shop.tab, known);
  return known;
};

export const useRegistrationParts = (): RegistrationParts => useLater(loaderOf(useShop()));
