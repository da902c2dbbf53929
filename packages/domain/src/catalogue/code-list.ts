/**
 * The server's lists of codes, by name and by the id on the wire (mID), and their entries. The specification only has
 * the ids; the names describe what the forms need. Source: spec section 3 (S3.152), S7.119.
 */
import { Struct } from 'effect';
import type { Code } from './catalogue-state.ts';

/** Ids by name. `urssafEvent`: occasions for which an employer's gift is exempt. `ekdrSocietyType`: kinds of society in the unit EKDR. */
export const CODE_LIST_IDS = {
  sector: 'IND',
  companyType: 'CLR',
  annualSales: 'ATO',
  occupation: 'OC',
  monthlyIncome: 'MIR',
  personalAssets: 'PAR',
  entityType: 'ET',
  netIncome: 'NIR',
  ekdrSocietyType: 'ST_EKDR',
  urssafEvent: 'URSSAF',
} as const;

export type CodeList = keyof typeof CODE_LIST_IDS;

export const CODE_LISTS: readonly CodeList[] = Struct.keys(CODE_LIST_IDS);

/** The name of a code; the code itself if the list does not contain it, so that nothing is shown empty. */
export const nameOfCode = (list: readonly Code[], code: string): string =>
  list.find((entry) => entry.code === code)?.name ?? code;
