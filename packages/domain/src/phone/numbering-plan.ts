/**
 * The world's numbering plan (E.164) for rules: an ambient fact that changes over time, so it is an argument, after the
 * policy or the facts of a rule. The caller passes `numberingPlan`, which loads the table. Source: spec section 5,
 *
 */
import { Result } from 'effect';
import { withoutWhiteSpace } from '../text/index.ts';
import type { PhoneUse } from './phone-use.ts';

/** As typed: an area code in any spelling and a number that may repeat it. */
interface TypedPhone {
  readonly areaCode: string | number;
  readonly number: string;
}

/**
 * A valid number. `number` is national, without trunk prefix; `areaCode` + `number` is the international format `e164`.
 */
export interface Phone {
  readonly areaCode: string;
  readonly number: string;
  readonly e164: string;
  readonly country: string | null;
  readonly kind: 'mobile' | 'fixedOrMobile' | 'voip' | 'fixed';
}

export type AreaCodeRefusal = { readonly _tag: 'Required' } | { readonly _tag: 'AreaCodeUnknown' };

/** `PhoneLengthOutside`: fewer or more digits typed. `WrongPhoneNumber`: not a number of a country with this area code. `PhoneKindNotAccepted`: a number of another kind. */
export type PhoneRefusal =
  | AreaCodeRefusal
  | { readonly _tag: 'PhoneLengthOutside'; readonly min: number; readonly max: number }
  | { readonly _tag: 'WrongPhoneNumber' }
  | { readonly _tag: 'PhoneKindNotAccepted'; readonly accepted: 'mobile' | 'mobileOrFixed' };

/** The functions of the plan that rules use. */
export interface NumberingPlan {
  /** Checks a number for its use. An empty one is `Required`. */
  readonly checkPhone: (entry: TypedPhone, use: PhoneUse) => Result.Result<Phone, PhoneRefusal>;
  /**
   * Splits an international number into an entry without trunk prefix; any other string becomes the number with an
   * empty area code.
   */
  readonly entryOfE164: (text: string) => { readonly areaCode: string; readonly number: string };
  /** An area code in any spelling (`+33`, `0033`, `33`, the number 33) as `+33`; else `AreaCodeUnknown`. */
  readonly readAreaCode: (spelling: string | number) => Result.Result<string, AreaCodeRefusal>;
  /** The area code of a country, with its plus sign; undefined for a country without one. */
  readonly areaCodeOf: (countryCode: string) => string | undefined;
}

/** Like `checkPhone`, but optional: an empty number becomes null, whatever its area code. */
export const checkOptionalPhone = (
  entry: TypedPhone,
  use: PhoneUse,
  { checkPhone }: NumberingPlan,
): Result.Result<Phone | null, PhoneRefusal> =>
  withoutWhiteSpace(entry.number) === '' ? Result.succeed(null) : checkPhone(entry, use);

/**
 * A placeholder for a guard or an action until the machine is created with a plan: throws a TypeError, a defect of the
 * concept. A plan is not data, so it must not be in a machine's context, which is stored.
 */
export const byNumberingPlan =
  <Params = undefined>() =>
  (_state: unknown, _params: Params): never => {
    throw new TypeError('A machine that checks phones is made with a numbering plan');
  };
