/**
 * The cards in stock of the unit `DUO` (`tenants/units/journeys.ts`), a few per project, and importing one into an
 * account.
 */
import type { Page, TestInfo } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { expect, expectAccessible } from './shop.ts';
import { tick, currentUnit } from './steps.ts';
import type { Say } from './words.ts';

/** What each card of a project is used for, since it can be imported or spent only once. */
const USES = [
  'heldCard',
  'heldBalance',
  'orderWallet',
  'orderFirstCoupon',
  'orderSecondCoupon',
  'keyboardBlocked',
  'keyboardHeld',
  'keyboardWallet',
  'keyboardFirstCoupon',
  'keyboardSecondCoupon',
  'topUpFirst',
  'topUpSecond',
  'cardLife',
  'everyPage',
] as const;

/** A card with a balance of 40 euro. */
export interface StockCard {
  readonly number: string;
  readonly pin: string;
}

/** A card that no other project or journey uses. */
export const stockCard = ({ project }: TestInfo, use: (typeof USES)[number]): StockCard => {
  const place = (project.metadata['at'] as number) * USES.length + USES.indexOf(use);
  const at = String(place).padStart(2, '0');
  return { number: `99990001000000${at}`, pin: `1000${at}` };
};

/** Imports the card, or its balance, into the signed-in account; ends on the confirmation. */
export const importCard = async (
  page: Page,
  say: Say,
  { number, pin }: StockCard,
  what: 'card' | 'balance' = 'card',
): Promise<void> => {
  const isCard = what === 'card';
  await page.goto(`/${currentUnit(page)}/account/import`);
  if (!isCard) await tick(page.getByRole('radio', { name: new RegExp(`^${say('Its balance')}`) }));
  await page.getByLabel(say('Card number')).fill(number);
  await page.getByRole('button', { name: say('Continue'), exact: true }).click();
  await page.getByLabel(say('PIN, 6 digits')).fill(pin, { timeout: CAPTCHA_TIMEOUT_MS });
  await expectAccessible(page);
  await page.getByRole('button', { name: say(isCard ? 'Import the card' : 'Import the balance') }).click();
  await expect(page.getByText(say(isCard ? 'The card is yours now.' : 'The balance is in your wallet.'))).toBeVisible({
    timeout: CAPTCHA_TIMEOUT_MS,
  });
};
