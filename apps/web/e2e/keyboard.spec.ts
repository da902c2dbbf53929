/**
 * Using only the keyboard: the whole purchase, from the first Tab on the home page to the card in the friend's email,
 * and a member with a card.
 */
import { openAccount, CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import {
  expectFocusKept,
  expectFocusOn,
  expectFocusSeen,
  tabAndPress,
  tabAndType,
  tabAndTypePassword,
  tabTo,
} from './keyboard.ts';
import { codeMailedTo } from './sandbox.ts';
import { expect, open, test } from './shop.ts';
import { photo, receiveCard, scanCard } from './steps.ts';
import { stockCard } from './stock.ts';

const CARD = /Offrande, (all brands|toutes enseignes)/;

test('a guest buys a card by keyboard alone: the focus is always seen, never lost, and Escape closes what asks [S1.5][S1.6][S1.8][S1.9][S1.11][S2.18][S4.31][S4.33][S4.89][S9.46]', async ({
  page,
  language,
  say,
}, info) => {
  const friend = `ines.keyboard.${info.project.name}@example.fr`;
  const { keyboard } = page;

  await test.step('finds the card', async () => {
    await open(page, language, '/');
    await tabAndPress(page, 'link', say('Skip to the content'));
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, 'searchbox', say('Search a brand or a category'));
    await keyboard.type('offrande');
    // While the found cards load there is nothing to tab to.
    await expect(page.getByRole('main').getByRole('link', { name: CARD })).toBeVisible();
    await tabAndPress(page, 'link', CARD);
    await expectFocusOn(page, 'heading', CARD);
  });

  await test.step('makes it a gift', async () => {
    await tabTo(page, 'radio', /^75/);
    await keyboard.press('ArrowLeft');
    await expectFocusSeen(page);
    await expect(page.getByRole('radio', { name: /^50/ })).toBeChecked();
    await tabAndType(page, say('First line'), 'Pour tes 30 ans, Inès');
    await tabAndType(page, say('Second line'), 'On t’embrasse, Papa et Maman');
    const chooser = page.waitForEvent('filechooser');
    await tabAndPress(page, 'button', say('Choose a photo'));
    await (await chooser).setFiles({ name: 'ines.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    const cropping = page.getByRole('dialog', { name: say('Crop the photo') });
    await tabTo(page, 'group', say('The photo under the frame'));
    await keyboard.press('+');
    await expect(cropping.getByRole('slider', { name: say('Zoom') })).toHaveValue('1.1');
    await tabAndPress(page, 'button', say('Use this photo'));
    await expect(cropping).toBeHidden();
    await expect(page.getByRole('button', { name: say('Replace') })).toBeVisible();
    await expectFocusOn(page, 'button', say('Crop'));
    await tabAndType(page, new RegExp(`^${say('Their first name')}`), 'Inès');
    await tabAndType(page, new RegExp(`^${say('Their last name')}`), 'Marchand');
    await tabAndType(page, say('Their email'), friend);
    await tabAndType(page, say('Your full name'), 'Camille Roux');
    await tabAndType(page, say('Your email'), 'camille@example.fr');
    await tabAndPress(page, 'button', say('Add to cart'));
    await expect(page.getByText(say('Added to cart')).first()).toBeVisible();
    await expectFocusOn(page, 'button', say('Add to cart'));
  });

  await test.step('goes over the cart', async () => {
    await keyboard.press('F6');
    await tabAndPress(page, 'link', say('View cart'));
    await expectFocusOn(page, 'heading', say('Cart'));
    await tabAndPress(page, 'button', new RegExp(`^${say('Duplicate')}`));
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectFocusKept(page);
    await tabAndPress(page, 'button', new RegExp(`^${say('Remove')}`));
    await expectFocusOn(page, 'button', say('Put it back'));
    await tabAndPress(page, 'button', say('Go to checkout'));
    await expectFocusOn(page, 'button', say('Back to the cart'));
    await keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: say('Continue as a guest?') })).toHaveCount(0);
    await expectFocusOn(page, 'button', say('Go to checkout'));
    await keyboard.press('Enter');
    await tabAndPress(page, 'button', say('Continue as a guest'), 'Shift+Tab');
    await expectFocusOn(page, 'heading', say('Checkout'));
  });

  await test.step('orders and pays', async () => {
    await tabAndType(page, say('Full name'), 'Camille Roux');
    await tabAndType(page, say('Email'), 'camille@example.fr');
    await tabAndType(page, say('Confirm email'), 'camille@example.fr');
    await tabTo(page, 'radio', say('Bank card'));
    await tabTo(page, 'checkbox', /./);
    await keyboard.press('Space');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await tabAndPress(page, 'button', /50,00/);
    await page.waitForURL('**/pay/**');
    await tabAndPress(page, 'button', /50[,.]00/);
    await page.waitForURL('**/order/**');
    await expect(page.getByText(say('Payment accepted'))).toBeVisible();
    await expectFocusOn(page, 'heading', /Inès/);
  });

  const card = await receiveCard(friend, info.outputPath('card.pdf'));
  expect(card.text).toContain('Pour tes 30 ans, Inès');
  expect(await scanCard(card)).toBe(card.number);
});

test('a member signs in with two steps, brings a card, blocks it and signs out by keyboard alone [S1.9][S1.13][S2.12][S4.59]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(180_000);
  const account = await openAccount('DUO');
  const { number, pin } = stockCard(info, 'keyboardBlocked');
  const { keyboard } = page;
  const landed = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused({ timeout: CAPTCHA_TIMEOUT_MS });

  await test.step('signs in', async () => {
    await open(page, language, '/', 'DUO');
    await tabAndPress(page, 'link', say('Sign in'));
    await landed(say('Sign in'));
    await tabAndType(page, say('Email'), account.email);
    await tabAndTypePassword(page, say('Password'), account.password);
    await keyboard.press('Enter');
    await landed(say('Enter your code'));
    await tabAndType(page, say('Code'), await codeMailedTo(account.email, account.usedCodes));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/DUO\/?$/, { timeout: CAPTCHA_TIMEOUT_MS });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('brings a card', async () => {
    await tabAndPress(page, 'link', 'Léa', 'Shift+Tab');
    await landed(say('Profile settings'));
    await tabAndPress(page, 'link', say('Import a card'), 'Shift+Tab');
    await landed(say('Import a card'));
    await tabAndType(page, say('Card number'), number);
    await keyboard.press('Enter');
    await expect(page.getByLabel(say('PIN, 6 digits'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expectFocusKept(page);
    await tabAndType(page, say('PIN, 6 digits'), pin);
    await keyboard.press('Enter');
    await expect(page.getByText(say('The card is yours now.'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expectFocusKept(page);
    await tabAndPress(page, 'link', say('See my cards'));
    await landed(say('My cards'));
  });

  await test.step('blocks it, after a second thought', async () => {
    const digits = new RegExp(`···· ${number.slice(-4)}`);
    await expect(page.getByRole('link', { name: digits })).toBeVisible();
    await tabAndPress(page, 'link', digits);
    await expectFocusOn(page, 'heading', digits);
    await tabAndPress(page, 'button', new RegExp(`^${say('Block')}$`));
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectFocusOn(page, 'button', new RegExp(`^${say('Block')}$`));
    await keyboard.press('Enter');
    await tabAndPress(page, 'button', say('Block the card'));
    await expect(page.getByText(say('Card blocked. Nobody can use it.'))).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('signs out', async () => {
    await tabAndPress(page, 'link', say('Sign out'), 'Shift+Tab');
    await expect(page).toHaveURL(/\/DUO\/auth\/login$/, { timeout: CAPTCHA_TIMEOUT_MS });
    await expect(page.getByRole('link', { name: say('Create an account') })).toBeVisible();
  });
});
