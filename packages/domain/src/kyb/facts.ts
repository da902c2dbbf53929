/**
 * What a dossier is judged by besides itself: the day, the unit's currency and delivery area, the server's code lists.
 * Source: spec sections 3 and 5 (S3.80, S3.81, S3.152), A-80. The day is a date in the unit's time zone.
 */
import { Result } from 'effect';
import type { AddressPolicy } from '../address/index.ts';
import type { Currency } from '../money/index.ts';
import { inList, requiredText } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf } from '../text/index.ts';
import type { CalendarDate } from '../time/index.ts';

/** Which code list the codes of a field come from, by the list's id at the server. */
export const KYB_CODE_LISTS = {
  companyType: 'CLR',
  sector: 'IND',
  annualSales: 'ATO',
  netIncome: 'NIR',
  monthlyIncome: 'MIR',
  personalAssets: 'PAR',
} as const;

/** A field of the dossier that holds a code. */
export type KybCodeField = keyof typeof KYB_CODE_LISTS;
/** The id of a code list that the dossier uses. */
export type KybCodeListId = (typeof KYB_CODE_LISTS)[KybCodeField];

/** A code list that is not known yet is absent: any code then passes, and the server judges. */
export interface KybFacts {
  readonly today: CalendarDate;
  readonly currency: Currency;
  readonly deliveryPolicy: AddressPolicy;
  readonly codeLists: Readonly<Partial<Record<KybCodeListId, readonly string[]>>>;
}

type CodeRefusal = EntryRefusal | TextRefusalOf<'NotInList'>;

/** The check of a field that holds a code: not given is `Required`, a code that its list lacks `NotInList`. */
export const codeCheck =
  (field: KybCodeField, { codeLists }: KybFacts) =>
  (code: string): Result.Result<string, CodeRefusal> => {
    const known = codeLists[KYB_CODE_LISTS[field]];
    return known === undefined ? requiredText()(code) : requiredText(inList(known))(code);
  };
