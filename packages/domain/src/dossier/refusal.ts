/** Every reason why an answer of the dossier is refused, and their paths. */
import { Result } from 'effect';
import type { AddressNotServed } from '../address/index.ts';
import type { CompanyNumberRefusal } from '../customer/index.ts';
import type { EmailRefusal } from '../email/index.ts';
import type { FileRefusal } from '../file/index.ts';
import type { AmountEntryRefusal } from '../locale/index.ts';
import type { PhoneRefusal } from '../phone/index.ts';
import type { TextRefusal } from '../text/index.ts';
import type { KybDateRefusal, IbanRefusal, PercentRefusal } from '../dossier-field/index.ts';
import type { SharesRefusal } from '../stakeholder/index.ts';
import type { TransferRefusal } from './transfer-verification.ts';

/** Its `_tag` names the problem, its parameters are for the message. Only `Required` means "not answered yet". */
export type KybRefusal =
  | AddressNotServed
  | AmountEntryRefusal
  | CompanyNumberRefusal
  | EmailRefusal
  | FileRefusal
  | IbanRefusal
  | KybDateRefusal
  | PercentRefusal
  | PhoneRefusal
  | SharesRefusal
  | TextRefusal
  | TransferRefusal;

/** Refusals of a form whose fields may be forms again. */
export interface NestedRefusals {
  readonly [field: string]: KybRefusal | NestedRefusals;
}

/** Refusals by path within a tab, as `holders.p1.birthDate`. */
export type RefusalsByPath = Readonly<Record<string, KybRefusal>>;

const isRefusal = (value: KybRefusal | NestedRefusals): value is KybRefusal => typeof value._tag === 'string';

const flatten = (refusals: NestedRefusals, prefix: string): (readonly [string, KybRefusal])[] =>
  Object.entries(refusals).flatMap(([field, value]) =>
    isRefusal(value) ? [[prefix + field, value] as const] : flatten(value, `${prefix}${field}.`),
  );

/** A result with its refusals under their full paths. */
export const byPath = <Answers>(
  result: Result.Result<Answers, NestedRefusals>,
): Result.Result<Answers, RefusalsByPath> =>
  Result.mapError(result, (refusals) => Object.fromEntries(flatten(refusals, '')));
