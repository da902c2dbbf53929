/** The cards in stock of the unit `DUO` (`tenants/units/journeys.ts`), a few for each project, and bringing one into an account. */
import type { Page, TestInfo } from 'playwright/test';
import { WORK_MS } from './accounts.ts';
import { expect, expectAccessible } from './shop.ts';
import { tick, unitOf } from './steps.ts';
import type { Say } from './words.ts';

const PER_PROJECT = 10;

/** 40 euro are on it. */
export interface StockCard {
  readonly number: string;
  readonly pin: string;
}

/** A card that no other project touches; a project's journeys part the places among them. */
export const stockCard = ({ project }: TestInfo, place: number): StockCard => {
  const at = String((project.metadata['at'] as number) * PER_PROJECT + place).padStart(2, '0');
  return { number: `99990001000000${at}`, pin: `1000${at}` };
};

/** Into the account of who is signed in: the card, or what is left on it. Ends where that is said. */
export const bringIn = async (
  page: Page,
  say: Say,
  { number, pin }: StockCard,
  what: 'card' | 'balance' = 'card',
): Promise<void> => {
  const isCard = what === 'card';
  await page.goto(`/${unitOf(page)}/account/import`);
  if (!isCard) await tick(page.getByRole('radio', { name: new RegExp(`^${say('Its balance')}`) }));
  await page.getByLabel(say('Card number')).fill(number);
  await page.getByRole('button', { name: say('Continue'), exact: true }).click();
  await page.getByLabel(say('PIN, 6 digits')).fill(pin, { timeout: WORK_MS });
  await expectAccessible(page);
  await page.getByRole('button', { name: say(isCard ? 'Import the card' : 'Import the balance') }).click();
  await expect(page.getByText(say(isCard ? 'The card is yours now.' : 'The balance is in your wallet.'))).toBeVisible({
    timeout: WORK_MS,
  });
};
