/** A member using only the keyboard: cards and wallet; orders, a receipt, a parcel, and closing the account. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { openAccount, signIn, CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import {
  expectFocusKept,
  selectByArrows,
  tabAndChoose,
  tabAndGiveFile,
  tabAndPress,
  tabAndTick,
  tabAndType,
} from './keyboard.ts';
import { expect, open, SANDBOX, SHOP, test } from './shop.ts';
import { expectConfirmed, photo, receiveCard, readUnlockPath } from './steps.ts';
import { stockCard, type StockCard } from './stock.ts';
import type { Say } from './words.ts';

/** The session of a closed account is refused. */
test.use({ expectedErrors: /401|403/ });

const exactly = (name: string) => new RegExp(`^${name}$`);

/** After client-side navigation, which focuses the heading; a full page load leaves the focus to the browser. */
const landed = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused({ timeout: CAPTCHA_TIMEOUT_MS });

/** On the provider's page, whose first button accepts and whose second refuses. */
const payByKeyboard = async (page: Page, answer: 'accept' | 'refuse'): Promise<void> => {
  await page.waitForURL(`${SANDBOX}/**`);
  const sought = page.locator(`input[value=${answer}]`);
  await page.locator('input[name=scenario]').first().focus();
  while (!(await sought.isChecked())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** From the amount in the field, which a refused payment has kept. */
const payForTopUp = async (page: Page, say: Say, amount: string, answer: 'accept' | 'refuse'): Promise<void> => {
  await tabAndPress(page, 'button', say('Continue'));
  await tabAndPress(page, 'button', new RegExp(`${amount},00`));
  await payByKeyboard(page, answer);
};

const topUp = async (page: Page, say: Say, amount: string, answer: 'accept' | 'refuse'): Promise<void> => {
  await tabAndPress(page, 'button', exactly(say('Top up')));
  await expectFocusKept(page);
  await tabAndType(page, say('Amount to add'), amount);
  await payForTopUp(page, say, amount, answer);
};

const addToCart = async (page: Page, say: Say): Promise<void> => {
  await tabAndPress(page, 'button', say('Add to cart'));
  await expect(page.getByText(say('Added to cart')).first()).toBeVisible();
};

const goToCheckout = async (page: Page, say: Say): Promise<void> => {
  await page.keyboard.press('F6');
  await tabAndPress(page, 'link', say('View cart'));
  await landed(page, say('Cart'));
  await tabAndPress(page, 'button', say('Go to checkout'));
  await landed(page, say('Checkout'));
};

const fillSender = async (page: Page, say: Say): Promise<void> => {
  await tabAndType(page, say('Your full name'), 'Camille Roux');
  await tabAndType(page, say('Your email'), 'camille@example.fr');
};

const fillFriend = async (page: Page, say: Say, friend: string): Promise<void> => {
  await tabAndType(page, new RegExp(`^${say('Their first name')}`), 'Inès');
  await tabAndType(page, new RegExp(`^${say('Their last name')}`), 'Marchand');
  await tabAndType(page, say('Their email'), friend);
  await fillSender(page, say);
};

/** On the import page. */
const importCard = async (
  page: Page,
  say: Say,
  { number, pin }: StockCard,
  what: 'card' | 'balance',
): Promise<void> => {
  const isCard = what === 'card';
  await expect(page.getByRole('heading', { level: 1, name: say('Import a card') })).toBeVisible();
  if (!isCard) await tabAndChoose(page, new RegExp(`^${say('Its balance')}`));
  await tabAndType(page, say('Card number'), number);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(say('PIN, 6 digits'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
  await expectFocusKept(page);
  await tabAndType(page, say('PIN, 6 digits'), pin);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say(isCard ? 'The card is yours now.' : 'The balance is in your wallet.'))).toBeVisible({
    timeout: CAPTCHA_TIMEOUT_MS,
  });
  await expectFocusKept(page);
};

/** The focus must be before the coupons, or on the field of the coupon added last. */
const addCoupon = async (page: Page, say: Say, card: StockCard, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await tabAndType(page, say('Card or coupon number'), card.number, key);
  await tabAndType(page, say('PIN, 6 digits'), card.pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(card.number.slice(-4)) })).toBeVisible({
    timeout: CAPTCHA_TIMEOUT_MS,
  });
  await expectFocusKept(page);
};

test('a member brings cards, tops one up, gives a part of it away, unblocks it and fills the wallet by keyboard alone [S1.9][S1.13][S1.14][S1.15][S1.16][S1.17][S7.86]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(180_000);
  const account = await openAccount('DUO');
  const card = stockCard(info, 'keyboardHeld');
  const friend = `friend.${randomUUID()}@example.fr`;
  const digits = new RegExp(`···· ${card.number.slice(-4)}`);
  const balance = page.locator('output[aria-labelledby=card-balance]');

  await test.step('brings a card', async () => {
    await signIn(page, language, say, account);
    await page.goto('/DUO/account/import');
    await importCard(page, say, card, 'card');
    await tabAndPress(page, 'link', say('See my cards'));
    await landed(page, say('My cards'));
    await tabAndPress(page, 'link', digits);
    await landed(page, digits);
  });

  await test.step('tops it up', async () => {
    await topUp(page, say, '20', 'accept');
    await page.waitForURL('**/DUO/account/cards/**');
    await expect(page.getByText(say('Topped up.'))).toBeVisible();
    await landed(page, digits);
    await expect(balance).toHaveText('60,00\u00A0€');
  });

  await test.step('blocks it, which outlasts the page, and unblocks it', async () => {
    await tabAndPress(page, 'button', exactly(say('Block')));
    await tabAndPress(page, 'button', say('Block the card'));
    await expect(page.getByText(say('Card blocked. Nobody can use it.'))).toBeVisible();
    await expectFocusKept(page);
    await page.reload();
    await tabAndPress(page, 'button', exactly(say('Unblock')));
    await expect(page.getByText(say('Card unblocked. It can be used again.'))).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('gives a part of it to a friend', async () => {
    await tabAndPress(page, 'button', exactly(say('Send to a friend')));
    await expectFocusKept(page);
    await tabAndType(page, exactly(say('Amount')), '15');
    await tabAndType(page, say('Their name'), 'Inès Marchand');
    await tabAndType(page, say('Their email'), friend);
    await tabAndPress(page, 'button', say('Continue'));
    await expect(page.getByRole('alertdialog')).toContainText('45,00');
    await tabAndPress(page, 'button', /15,00/);
    await expect(page.getByText(say('They get a card of their own with its number and PIN.'))).toBeVisible();
    await expectFocusKept(page);
    await expect(balance).toHaveText('45,00\u00A0€');
    expect((await receiveCard(friend, info.outputPath('given.pdf'))).text).toContain('15,00');
  });

  await test.step('fills the wallet, at the second try', async () => {
    await page.goto('/DUO/account/wallet');
    await expect(page.getByRole('heading', { level: 1, name: say('Wallet') })).toBeVisible();
    const spendable = page.locator('output[aria-labelledby=wallet-balance]');
    await topUp(page, say, '50', 'refuse');
    await page.waitForURL('**/DUO/account/wallet**');
    await expect(page.getByText(say('The payment was not made.'))).toBeVisible();
    await landed(page, say('Wallet'));
    await payForTopUp(page, say, '50', 'accept');
    await page.waitForURL('**/DUO/account/wallet**');
    await expect(spendable).toContainText('50,00');
  });
});

test('a member buys for himself and a friend, tries a failed payment again, orders by transfer with a receipt, unlocks a parcel and closes the account by keyboard alone [S1.9][S1.81][S2.93][S4.8][S4.13][S4.18][S4.20][S5.74]', async ({
  page,
  browser,
  language,
  say,
}, info) => {
  test.setTimeout(240_000);
  const account = await openAccount('DUO');
  const friend = `friend.${randomUUID()}@example.fr`;

  await test.step('brings what is left on a card into the wallet', async () => {
    await signIn(page, language, say, account);
    await page.goto('/DUO/account/import');
    await importCard(page, say, stockCard(info, 'keyboardWallet'), 'balance');
  });

  await test.step('buys for himself and for a friend with two coupons and the wallet', async () => {
    await open(page, language, '/product/offrande', 'DUO');
    await tabAndChoose(page, /^50/);
    await tabAndChoose(page, exactly(say('Me')));
    await tabAndType(page, say('Your full name'), 'Léa D’Angelo');
    await tabAndType(page, say('Your email'), account.email);
    await addToCart(page, say);
    await open(page, language, '/product/offrande', 'DUO');
    await tabAndChoose(page, /^50/);
    await fillFriend(page, say, friend);
    await addToCart(page, say);
    await goToCheckout(page, say);
    await addCoupon(page, say, stockCard(info, 'keyboardFirstCoupon'));
    await addCoupon(page, say, stockCard(info, 'keyboardSecondCoupon'), 'Shift+Tab');
    await tabAndChoose(page, new RegExp(`^${say('Wallet')}`));
    await tabAndTick(page, /./);
    await tabAndPress(page, 'button', /\b20,00/);
    await expectConfirmed(page, say);
    await receiveCard(friend, info.outputPath('friend.pdf'));
  });

  await test.step('tries again after a payment that failed, by bank transfer, and sends the receipt', async () => {
    await open(page, language, '/product/offrande', 'DUO');
    await tabAndChoose(page, /^50/);
    await fillFriend(page, say, `second.${friend}`);
    await addToCart(page, say);
    await goToCheckout(page, say);
    await tabAndChoose(page, new RegExp(`^${say('Bank card')}`));
    await tabAndTick(page, /./);
    await tabAndPress(page, 'button', /50,00/);
    await payByKeyboard(page, 'refuse');
    await page.waitForURL('**/order/**');
    await expect(page.getByText(say('The payment did not go through.'))).toBeVisible();
    await landed(page, /./);
    await tabAndPress(page, 'link', say('Try again'));
    await landed(page, say('Checkout'));
    await tabAndChoose(page, new RegExp(`^${say('Bank transfer')}`));
    await tabAndTick(page, /./);
    await tabAndPress(page, 'button', /50,00/);
    await page.waitForURL('**/order/**');
    await expect(page.getByText(say('Your order waits for your payment.'))).toBeVisible();
    await landed(page, /./);
    const receipt = { name: 'virement.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    await tabAndGiveFile(page, say('Choose the receipt'), receipt);
    await expect(page.getByText(say('We have your receipt.'))).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('has a card posted, which who received it unlocks', async () => {
    await open(page, language, '/product/offrande-by-post', 'DUO');
    await tabAndChoose(page, /^50/);
    await tabAndType(page, say('Their first name'), 'Inès');
    await tabAndType(page, say('Their last name'), 'Marchand');
    await tabAndType(page, say('Street and number'), '12 rue de la République');
    await tabAndType(page, say('Postcode'), '69002');
    await tabAndType(page, exactly(say('City')), 'Lyon');
    await fillSender(page, say);
    await addToCart(page, say);
    await goToCheckout(page, say);
    await tabAndChoose(page, new RegExp(`^${say('Bank card')}`));
    await tabAndTick(page, /./);
    await tabAndPress(page, 'button', /\b[67]\d,\d\d/);
    await payByKeyboard(page, 'accept');
    await expectConfirmed(page, say);
    const orderNo = new URL(page.url()).pathname.split('/').at(-1)!;
    const context = await browser.newContext({ baseURL: SHOP });
    const receiver = await context.newPage();
    await open(receiver, language, await readUnlockPath(orderNo, info.outputPath('letter.pdf')), 'DUO');
    await tabAndPress(receiver, 'button', say('Yes, the cards arrived'));
    await expect(receiver.getByText(say('Unlocked'), { exact: true })).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expectFocusKept(receiver);
    await context.close();
  });

  await test.step('closes the account, after a try that names what is missing', async () => {
    await page.goto('/DUO/account/delete');
    await tabAndPress(page, 'button', say('Go on all the same'));
    await tabAndPress(page, 'button', say('Delete my account'));
    await expect(page.getByText(say('This field is required.')).first()).toBeVisible();
    await selectByArrows(page, say('Why are you leaving?'), say('Technical issues'));
    await tabAndType(page, say('Type your email to confirm'), account.email);
    await tabAndPress(page, 'button', say('Delete my account'));
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await tabAndPress(page, 'button', say('Delete for good'));
    await expect(page).toHaveURL(/\/DUO\/auth\/login$/, { timeout: CAPTCHA_TIMEOUT_MS });
    await expect(page.getByRole('alertdialog', { name: say('Your account is deleted') })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say('Sign in') })).toBeVisible();
  });
});
