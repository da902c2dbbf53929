/** The whole purchase by keyboard alone, from the first Tab of the home page to the card in the friend's mail. */
import { expectFocusKept, expectFocusOn, expectFocusSeen, tabAndPress, tabAndType, tabTo } from './keyboard.ts';
import { expect, open, test } from './shop.ts';
import { photo, receiveCard, scanCard } from './steps.ts';

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
    await expect(page.getByRole('button', { name: say('Replace') })).toBeVisible();
    await expectFocusOn(page, 'button', say('Replace'));
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
