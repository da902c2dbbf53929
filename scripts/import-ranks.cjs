/** Which folder may see which: a folder sees its own rank and the ranks below. */
const RANKS = [
  [
    ...['money', 'locale', 'text', 'time', 'phone', 'password', 'email', 'file', 'address', 'form'],
    ...['gateway', 'location', 'captcha', 'paging'],
  ],
  ['catalogue', 'customer'],
  ['delivery', 'personalisation', 'discount', 'coupon', 'fees', 'store'],
  ['cart'],
  [
    ...['order', 'payment', 'card', 'wallet', 'quotation', 'transfer', 'unlock', 'ledger'],
    ...['top-up', 'inbox', 'phone-credit', 'profile', 'notification'],
  ],
  ['checkout', 'registration', 'kyb', 'session', 'salesman', 'bulk-order', 'member-validation', 'consent'],
  ['business-unit', 'access'],
];

/** Tests and what they stand on: they see everything, and nothing stands on them. */
const TESTS =
  '\\.(test|stories)\\.tsx?$|\\.arbitraries\\.ts$|/testing(\\.ts$|/)|/e2e/|^scripts/|vitest|/fixtures?/|/dev/|^apps/proof/';

module.exports = { RANKS, TESTS };
