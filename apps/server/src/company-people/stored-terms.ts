/** Role and limits of a person or an invitation as they are stored: limits in minor units of the unit's currency. */
import type { CompanyRole, SpendingLimits } from '@offrande/domain/company-people';
import {
  decodeAmount,
  encodeAmount,
  fromMinorUnits,
  isPositive,
  type Money,
  toMinorUnits,
} from '@offrande/domain/money';
import { Result } from 'effect';
import { CallRefused } from '../call/call-refused.ts';
import type { Unit } from '../unit/unit.ts';

export interface TermsRow {
  readonly role: CompanyRole;
  readonly order_limit: string | null;
  readonly month_limit: string | null;
}

interface TermsOnWire {
  readonly role: CompanyRole;
  readonly orderLimit: string | null;
  readonly monthLimit: string | null;
}

const readMinor = (minor: string | null, { currency }: Unit): Money | null =>
  minor === null ? null : fromMinorUnits(BigInt(minor), currency);

export const limitsOfRow = (row: TermsRow, unit: Unit): SpendingLimits => ({
  perOrder: readMinor(row.order_limit, unit),
  perMonth: readMinor(row.month_limit, unit),
});

const textOf = (amount: Money | null): string | null => (amount === null ? null : encodeAmount(amount));

export const termsOnWire = (row: TermsRow, unit: Unit): TermsOnWire => {
  const { perOrder, perMonth } = limitsOfRow(row, unit);
  return { role: row.role, orderLimit: textOf(perOrder), monthLimit: textOf(perMonth) };
};

/** The minor units of a limit; null for none. */
export const minorOf = (limit: Money | null): bigint | null => (limit === null ? null : toMinorUnits(limit));

const readLimit = (text: string | null, field: string, { currency }: Unit): Money | null => {
  if (text === null) return null;
  const amount = decodeAmount(text, currency);
  if (Result.isFailure(amount) || !isPositive(amount.success)) throw new CallRefused('badRequest', { field });
  return amount.success;
};

/** The limits of a request in the unit's currency; refused with their field. */
export const limitsOfWire = ({ orderLimit, monthLimit }: Omit<TermsOnWire, 'role'>, unit: Unit): SpendingLimits => ({
  perOrder: readLimit(orderLimit, 'orderLimit', unit),
  perMonth: readLimit(monthLimit, 'monthLimit', unit),
});
