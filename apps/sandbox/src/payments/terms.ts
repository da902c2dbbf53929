/** Reads the terms of a payment from a request, whatever its dialect names them. */
import { currencyDigits, type PaymentTerms } from './payment.ts';
import { readUrl, readString } from './dialect.ts';

type TermFields = Readonly<Record<Exclude<keyof PaymentTerms, 'shopId' | 'digits'>, unknown>>;

/** Null if a field is missing or invalid; email and language are optional. */
export const readTerms = (shopId: string, fields: TermFields): PaymentTerms | null => {
  const [orderNo, attemptId, currency] = [
    readString(fields.orderNo),
    readString(fields.attemptId),
    readString(fields.currency),
  ];
  const [returnUrl, notifyUrl] = [readUrl(fields.returnUrl), readUrl(fields.notifyUrl)];
  const amountMinor = Number.isSafeInteger(fields.amountMinor) ? Number(fields.amountMinor) : 0;
  if (amountMinor <= 0 || !currency || !/^[A-Z]{3}$/.test(currency)) return null;
  if (!orderNo || !attemptId || !returnUrl || !notifyUrl) return null;
  const [email, language] = [readString(fields.email) ?? '', readString(fields.language) ?? 'en'];
  const digits = currencyDigits(currency);
  return { shopId, orderNo, attemptId, amountMinor, currency, digits, email, language, returnUrl, notifyUrl };
};
