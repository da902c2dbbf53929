/** Refuses the calls of companies in a unit that has none. Source: S6.9, A-150. */
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';

export const assertHasCompanies = ({ shop, unit }: Pick<CallContext, 'shop' | 'unit'>): void => {
  if (!unit.loginPolicy(new URL(shop.publicOrigin).host).hasBusiness) throw new CallRefused('notFound');
};
