/**
 * The facts that a dossier is checked against: the day, the unit's currency and delivery area, the server's code lists.
 * Source: spec sections 3 and 5 (S3.80, S3.81, S3.152), A-80. The day is a date in the unit's time zone.
 */
import { Result } from 'effect';
import type { AddressPolicy } from '../address/index.ts';
import { CODE_LIST_IDS } from '../catalogue/index.ts';
import type { CodeList } from '../catalogue/index.ts';
import type { Currency } from '../money/index.ts';
import { inList, requiredText } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf } from '../text/index.ts';
import type { CalendarDate } from '../time/index.ts';

/** The fields of the dossier with a code, each named like its list in the catalogue. */
export type KybCodeField = Extract<
  CodeList,
  'companyType' | 'sector' | 'annualSales' | 'netIncome' | 'monthlyIncome' | 'personalAssets'
>;

/**
 * `codeLists` by the server's ids of the lists. A list that is not loaded yet is absent: then any code is accepted, and
 * the server checks it.
 */
export interface KybFacts {
  readonly today: CalendarDate;
  readonly currency: Currency;
  readonly deliveryPolicy: AddressPolicy;
  readonly codeLists: Readonly<Partial<Record<(typeof CODE_LIST_IDS)[KybCodeField], readonly string[]>>>;
}

type CodeRefusal = EntryRefusal | TextRefusalOf<'NotInList'>;

/** The check of a field with a code: a missing one is `Required`, a code that is not in its list `NotInList`. */
export const codeCheck =
  (field: KybCodeField, { codeLists }: KybFacts) =>
  (code: string): Result.Result<string, CodeRefusal> => {
    const known = codeLists[CODE_LIST_IDS[field]];
    return known === undefined ? requiredText()(code) : requiredText(inList(known))(code);
  };
