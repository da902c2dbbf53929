/** Faults between the pay button and the card: nobody pays twice, and neither a card nor a cart is lost. */
import type { Page } from 'playwright/test';
import { expect, type Guest, open, test } from './guest.ts';
import {
  answerBank,
  breakProviderOnce,
  decide,
  expectOneCard,
  mailsTo,
  readPayments,
  payWith,
  scriptNext,
  setMail,
  deferredRecipients,
} from './sandbox.ts';
import { addToCart, expectConfirmed, goToCheckout, orderAndPay, personalise, tick } from './steps.ts';
import type { Say } from './words.ts';

const payButton = (page: Page) => page.getByRole('button', { name: /50,00/ });

/** Expects the page of a failed payment, whose link back leads to the same cart. */
const expectFailedWithCart = async (page: Page, say: Say): Promise<void> => {
  await page.waitForURL('**/order/**');
  await expect(page.getByText(say('The payment did not go through.'))).toBeVisible();
  await page.getByRole('main').getByText(say('Try again')).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Checkout') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
};

test.describe('a bank that asks for a code (3-D Secure)', () => {
  test('is answered, and the card is on its way [S4.94][S4.95][A-33]', async ({ page, say, guest }) => {
    await guest.goToPayment();
    await payWith(page, 'challenge');
    await answerBank(page, (await page.locator('.code').textContent()) ?? '');

    await expectConfirmed(page, say);
    expect(new URL(page.url()).searchParams.get('paymentMean')).toBe('C04');
    await expectOneCard(guest);
  });

  test('refuses after three wrong codes: nothing is sold, the cart is kept [S4.8][S8.57][S8.58][A-34][A-130]', async ({
    page,
    say,
    guest,
  }) => {
    await guest.goToPayment();
    await payWith(page, 'challenge');
    for (const wrong of ['no', 'none', 'never']) await answerBank(page, wrong);

    await expectFailedWithCart(page, say);
    expect(await mailsTo(guest.friend)).toEqual([]);
  });
});

test.describe('an answer that takes its time', () => {
  test('is waited for at the provider [S4.94]', async ({ page, say, guest }) => {
    await guest.goToCheckout();
    await scriptNext('slow', 1_500);
    await payButton(page).click();

    await expectConfirmed(page, say);
    await expectOneCard(guest);
  });

  test('is waited for on the return page, which says so, may be reloaded and goes on by itself [S2.42][S4.93]', async ({
    page,
    say,
    guest,
  }) => {
    await guest.goToPayment();
    const [payment] = await readPayments(guest.email);
    await page.goto(payment!.returnAddress);
    await expect(
      page.getByText(say('The bank takes longer than usual. We keep asking; leave this page open.')),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: say('Checking your payment') })).toBeVisible();
    await decide(payment!, 'accept');

    await expectConfirmed(page, say);
    await expectOneCard(guest);
  });
});

test.describe('a provider’s message', () => {
  test('that comes twice sells one card [A-34]', async ({ page, say, guest }) => {
    await guest.goToPayment();
    await payWith(page, 'twice');

    await expectConfirmed(page, say);
    const [payment] = await readPayments(guest.email);
    expect(payment!.deliveries.map(({ status }) => status)).toEqual([200, 200]);
    await expectOneCard(guest);
  });

  test('that never comes is made up for by the return [S4.93][S7.111][S7.112]', async ({ page, say, guest }) => {
    await guest.goToPayment();
    await payWith(page, 'noNotification');

    await expectConfirmed(page, say);
    expect((await readPayments(guest.email))[0]!.deliveries).toEqual([]);
    await expectOneCard(guest);
  });
});

const payAndLeave = async (page: Page, guest: Guest): Promise<void> => {
  await guest.goToPayment();
  await payWith(page, 'noReturn');
  await expectOneCard(guest);
  await page.close();
};

test.describe('a buyer who never comes back from paying', () => {
  test.use({ expectedErrors: /409/ });

  test('has bought the card all the same, and finds the order where the cart was, also in a new window [S4.5][A-34]', async ({
    page,
    context,
    say,
    guest,
  }) => {
    await payAndLeave(page, guest);
    const later = await context.newPage();
    await later.goto('/FR/cart');
    await expectConfirmed(later, say);
    await later.goto('/FR/cart');
    await expect(later.getByText(say('Your cart is empty'))).toBeVisible();
  });

  test('and buys something else has that alone in the cart, with nothing of what was bought, and pays for it [S4.5][A-34]', async ({
    page,
    context,
    say,
    guest,
  }) => {
    await payAndLeave(page, guest);
    const later = await context.newPage();
    await open(later, 'fr', '/product/offrande');
    await personalise(later, say, guest.friend);
    await addToCart(later, say);
    await goToCheckout(later, say);
    await expect(later.getByRole('button', { name: /50,00/ })).toBeVisible();
  });

  test('and presses Back finds the order instead of another one to pay [S4.5][A-34][A-47]', async ({
    page,
    say,
    guest,
  }) => {
    await guest.goToPayment();
    await payWith(page, 'noReturn');
    await expectOneCard(guest);

    await page.goBack();
    await expect(page.locator('a.button')).toBeVisible();
    await page.goBack();
    await expectConfirmed(page, say);
    expect(await readPayments(guest.email)).toHaveLength(1);
  });
});

test('a card that is added in another tab while the first is paid stays in the cart [S4.5][A-34]', async ({
  page,
  context,
  say,
  guest,
}) => {
  await guest.goToPayment();
  const other = await context.newPage();
  await open(other, 'fr', '/product/offrande');
  await personalise(other, say, guest.friend);
  await addToCart(other, say);
  await payWith(page, 'accept');
  await expectConfirmed(page, say);

  await page.goto('/FR/cart');
  await expect(page.getByRole('article')).toHaveCount(1);
  await goToCheckout(page, say);
  await expect(page.getByRole('button', { name: /50,00/ })).toBeVisible();
});

test('returning and reloading again and again shows the same order and sells one card [S2.37][S2.42][A-34]', async ({
  page,
  say,
  guest,
}) => {
  await guest.goToPayment();
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  const address = page.url();

  await page.reload();
  await expectConfirmed(page, say);
  const [payment] = await readPayments(guest.email);
  await page.goto(payment!.returnAddress);
  await expectConfirmed(page, say);
  expect(page.url()).toBe(address);
  await expectOneCard(guest);
});

test('Back from the provider keeps the cart and frees the gift card, which pays the next try once [S4.8][A-47][A-100]', async ({
  page,
  say,
  guest,
}) => {
  await guest.goToCheckout();
  await page.getByLabel(say('Card or coupon number')).fill('9999000000002509');
  await page.getByLabel(say('PIN, 6 digits')).fill('252509');
  await page.getByRole('button', { name: say('Add'), exact: true }).click();
  await orderAndPay(page, '25,00');

  await page.goBack();
  await expect(page.getByText(/25,00.*\b0,00/)).toBeVisible();
  await tick(page.getByRole('checkbox').last());
  await orderAndPay(page, '25,00');
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  await expectOneCard(guest);
});

test('giving up at the provider cancels the order and keeps the cart [S4.8][S8.58][A-34][A-130]', async ({
  page,
  say,
  guest,
}) => {
  await guest.goToPayment();
  await page.locator('button.plain').click();

  await expectFailedWithCart(page, say);
  expect((await readPayments(guest.email)).map(({ state }) => state)).toEqual(['cancelled']);
});

test('going from the provider to the shop keeps the cart; the next checkout gives that order up for good [S4.8][A-47]', async ({
  page,
  say,
  guest,
}) => {
  await guest.goToPayment();
  const [payment] = await readPayments(guest.email);
  await page.goto('/FR/cart');
  await expect(page.getByRole('article')).toHaveCount(1);
  // The page is shown before its scripts have given the order up.
  const givenUp = page.waitForResponse((answer) => answer.url().endsWith('/order/cancel'));
  await goToCheckout(page, say);
  await expect(page.getByText('Pour tes 30 ans, Inès').first()).toBeVisible();
  await givenUp;

  await page.goto(`/FR/order/${payment!.orderNo}`);
  await expect(page.getByText(say('This order was cancelled.'))).toBeVisible();
  await decide(payment!, 'accept');
  await page.reload();
  await expect(page.getByText(say('This order was cancelled.'))).toBeVisible();
  expect(await mailsTo(guest.friend)).toEqual([]);
});

test('a second press of the pay button orders and pays nothing twice [A-37]', async ({ page, guest }) => {
  await guest.goToCheckout();
  await payButton(page).dblclick();

  await page.waitForURL('**/pay/**');
  expect(await readPayments(guest.email)).toHaveLength(1);
});

test.describe('a provider that is away', () => {
  test.use({ expectedErrors: /503/ });

  test('frees the button and says so in its place; the next press pays [S4.103][S8.1][S8.59][A-37]', async ({
    page,
    say,
    guest,
  }) => {
    await guest.goToCheckout();
    await breakProviderOnce();
    await payButton(page).click();
    await expect(page.getByText(say('The shop cannot answer at the moment. Try again in a minute.'))).toBeVisible();
    await orderAndPay(page);
    await payWith(page, 'accept');

    await expectConfirmed(page, say);
    await expectOneCard(guest);
  });
});

test('a mail server that is down delays the card and nothing else [S4.5]', async ({ page, say, guest }) => {
  await setMail('temporary');
  try {
    await guest.goToPayment();
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    await expect.poll(deferredRecipients).toContain(guest.friend);
    expect(await mailsTo(guest.friend)).toEqual([]);
  } finally {
    await setMail('accept');
  }
  await expectOneCard(guest);
});
