/** The texts for which a check of `text-checks.ts` does not hold, with the reason. One that nothing needs any more is a fault. */
import type { LanguageCode } from '../packages/domain/src/locale/languages.ts';
import type { CheckName } from './text-checks.ts';

interface Exception {
  readonly check: CheckName;
  readonly texts: readonly string[];
  readonly language?: LanguageCode;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    check: 'signs',
    language: 'en',
    texts: ["You've been inactive {minutes} mins. For your security, we'll automatically sign you out."],
    reason: 'specified (S8.64)',
  },
  { check: 'vocabulary', language: 'en', texts: ['Canceled'], reason: 'a specified status (S4.5)' },
  {
    check: 'plurals',
    texts: [
      '{count, plural, one {Order confirmed. {people} is in for a treat.} other {Order confirmed. {people} are in for a treat.}}',
      '{count, plural, one {Commande confirmée. {people} va être aux anges.} other {Commande confirmée. {people} vont être aux anges.}}',
    ],
    reason: 'the people are named, not counted',
  },
  {
    check: 'length',
    texts: ['Total HT', 'Total TTC', 'Par SMS à {to}', 'EURL', 'SARL', 'SASU', 'SAS', 'SA', 'SNC', 'SCI'],
    reason: 'initials for what English needs words for',
  },
  {
    check: 'length',
    texts: ['Mariage ou pacs', 'Noël des enfants', 'Activités des ménages en tant qu’employeurs'],
    reason: 'as the French administration names it',
  },
  {
    check: 'arabic',
    language: 'ar',
    texts: ['إضافة إلى Apple Wallet', 'إضافة إلى Google Wallet'],
    reason: 'names of the phone’s own wallets',
  },
];
