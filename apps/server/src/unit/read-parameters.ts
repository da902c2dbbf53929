/**
 * A unit's parameters, read from its folder once at start: what they result in for the rules, and what the call
 * `unitParameters` shows of them. A unit whose parameters cannot be read, contradict each other or promise what nothing
 * feels stops the start with the reason.
 */
import { businessUnit, type BusinessUnit } from '@offrande/domain/business-unit';
import { decodeUnitParameters, unfeltSentences } from '@offrande/domain/business-unit/schema';
import type { UnitParameters } from '@offrande/tenants/unit-data';
import { Result, type Schema } from 'effect';

export interface ReadParameters {
  readonly rules: BusinessUnit;
  /** As the folder states them; all are public by nature but where parcels are made and what orders are looked at before their cards are made. */
  readonly shown: Readonly<Record<string, Schema.Json>>;
}

export const readParameters = (parameters: UnitParameters): ReadParameters => {
  const refuse = (why: unknown) =>
    new Error(`Parameters of ${parameters.buId}: ${why instanceof Error ? why.message : JSON.stringify(why)}`);
  const read = Result.getOrThrowWith(decodeUnitParameters(parameters), refuse);
  const unfelt = unfeltSentences(read);
  if (unfelt.length > 0) throw refuse(new Error(unfelt.join('; ')));
  const { fulfilmentEmail: _fulfilmentEmail, orderApprovalFrom: _orderApprovalFrom, ...shown } = parameters;
  return { rules: Result.getOrThrowWith(businessUnit(read), refuse), shown: { ...shown } as ReadParameters['shown'] };
};
