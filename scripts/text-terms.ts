/** The terms of the shop: one word for one thing, in screens, mails and what is printed, in every language. */
import { ACCOUNT_TERMS } from './text-account-terms.ts';
import { BUYING_TERMS } from './text-buying-terms.ts';
import type { Term } from './text-term.ts';

/** Whoever reads the English term reads its one word in every language. */
export const TERMS: readonly Term[] = [...BUYING_TERMS, ...ACCOUNT_TERMS];
