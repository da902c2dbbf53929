/**
 * What a dossier is judged by besides itself: the day, the unit's currency and delivery area, the server's code lists.
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

/** The fields of the dossier that hold a code, each named like its list in the catalogue. */
export type KybCodeField = Extract<
  CodeList,
  'companyType' | 'sector' | 'annualSales' | 'netIncome' | 'monthlyIncome' | 'personalAssets'
>;

/** `codeLists` by the lists' ids at the server. A code list that is not known yet is absent: any code then passes, and the server judges. */
export interface KybFacts {
  readonly today: CalendarDate;
  readonly currency: Currency;
  readonly deliveryPolicy: AddressPolicy;
  readonly codeLists: Readonly<Partial<Record<(typeof CODE_LIST_IDS)[KybCodeField], readonly string[]>>>;
}

type CodeRefusal = EntryRefusal | TextRefusalOf<'NotInList'>;

/** The check of a field that holds a code: not given is `Required`, a code that its list lacks `NotInList`. */
export const codeCheck =
  (field: KybCodeField, { codeLists }: KybFacts) =>
  (code: string): Result.Result<string, CodeRefusal> => {
    const known = codeLists[CODE_LIST_IDS[field]];
    return known === undefined ? requiredText()(code) : requiredText(inList(known))(code);
  };
