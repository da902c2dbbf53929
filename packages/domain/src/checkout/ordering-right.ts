/**
 * Whether a customer may order at all: a company must be registered, whether it orders itself or a salesman orders for
 * it. Individuals and guests are not checked. Source: S4.92, S5.67, S5.68, A-77.
 */
import { Result } from 'effect';
import { mayAtLevel } from '../customer/index.ts';
import type { ContractLevel, CustomerKind } from '../customer/index.ts';

/** `ClientNotVerified`: level light. `ClientEnCompte`: level en compte. `CustomerNotChosen`: a salesman orders for nobody yet. */
export type OrderingRefusal = {
  readonly _tag: 'ClientNotVerified' | 'ClientEnCompte' | 'CustomerNotChosen';
};

/**
 * `level` is the company's own, or that of the customer a salesman orders for; null if unknown, which is level light
 * for a company and no customer for a salesman.
 */
export const checkOrderingRight = (
  buyer: CustomerKind,
  level: ContractLevel | null,
): Result.Result<void, OrderingRefusal> => {
  if (buyer === 'salesman' && level === null) return Result.fail({ _tag: 'CustomerNotChosen' });
  if (mayAtLevel(buyer, 'buy', level)) return Result.void;
  return Result.fail({ _tag: level === 'enCompte' ? 'ClientEnCompte' : 'ClientNotVerified' });
};
