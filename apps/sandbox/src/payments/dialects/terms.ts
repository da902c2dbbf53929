/** The terms of a payment out of a request, whatever its dialect calls them. */
import { digitsOf, type PaymentTerms } from '../payment.ts';
import { addressOf, textOf } from './dialect.ts';

type TermFields = Readonly<Record<Exclude<keyof PaymentTerms, 'shopId' | 'digits'>, unknown>>;

/** Null where a field is missing or makes no sense; email and language may be missing. */
export const readTerms = (shopId: string, fields: TermFields): PaymentTerms | null => {
  const [orderNo, attemptId, currency] = [textOf(fields.orderNo), textOf(fields.attemptId), textOf(fields.currency)];
  const [returnUrl, notifyUrl] = [addressOf(fields.returnUrl), addressOf(fields.notifyUrl)];
  const amountMinor = Number.isSafeInteger(fields.amountMinor) ? Number(fields.amountMinor) : 0;
  if (amountMinor <= 0 || !currency || !/^[A-Z]{3}$/.test(currency)) return null;
  if (!orderNo || !attemptId || !returnUrl || !notifyUrl) return null;
  const [email, language] = [textOf(fields.email) ?? '', textOf(fields.language) ?? 'en'];
  const digits = digitsOf(currency);
  return { shopId, orderNo, attemptId, amountMinor, currency, digits, email, language, returnUrl, notifyUrl };
};
