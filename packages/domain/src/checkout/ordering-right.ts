/**
 * Whether a customer may order at all: a company must be registered, whether it orders itself or a salesman orders for
 * it. Individuals and guests are not tested. Source: S4.92, S5.67, S5.68, A-77.
 */
import { Result } from 'effect';
import { DEFAULT_CONTRACT_LEVEL, isTrade } from '../customer/index.ts';
import type { ContractLevel, CustomerKind } from '../customer/index.ts';

/** `ClientNotVerified`: level light. `ClientEnCompte`: level en compte. `CustomerNotChosen`: a salesman orders for nobody yet. */
export type OrderingRefusal = {
  readonly _tag: 'ClientNotVerified' | 'ClientEnCompte' | 'CustomerNotChosen';
};

const REFUSALS = { light: 'ClientNotVerified', enCompte: 'ClientEnCompte' } as const;

/**
 * `level` is the company's own, or that of the customer a salesman orders for; null where none is known, which is level
 * light for a company and no customer for a salesman.
 */
export const checkOrderingRight = (
  buyer: CustomerKind,
  level: ContractLevel | null,
): Result.Result<void, OrderingRefusal> => {
  if (!isTrade(buyer)) return Result.void;
  if (buyer === 'salesman' && level === null) return Result.fail({ _tag: 'CustomerNotChosen' });
  const known = level ?? DEFAULT_CONTRACT_LEVEL;
  return known === 'registered' ? Result.void : Result.fail({ _tag: REFUSALS[known] });
};
