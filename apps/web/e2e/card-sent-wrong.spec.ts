/** A guest sent a card to a wrong address: it goes to the right one from the order's page, and what went out before is void. */
import { expect, test } from './guest.ts';
import { mailsTo, payWith } from './sandbox.ts';
import { expectAccessible } from './shop.ts';
import { expectConfirmed } from './steps.ts';

const linkIn = async (address: string): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    link = (await mailsTo(address)).map(({ text }) => /https?:\/\/\S+\/media\/card\/\S+/.exec(text)?.[0]).find(Boolean);
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link!;
};

test.describe('a card at the wrong address', () => {
  /** The answer of the void link. */
  test.use({ expectedErrors: /status of 410/ });

  test('a card that was sent wrong goes to the corrected address; its old link is void and says who can help [S7.94][S8.53][A-95]', async ({
    page,
    say,
    guest,
  }) => {
    await guest.goToPayment();
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    const wrong = await linkIn(guest.friend);
    await page.reload();
    await expectConfirmed(page, say);
    const sent = page.getByRole('region', { name: say('Where the cards went') });
    await expect(sent.getByText(guest.friend)).toBeVisible();
    await sent.getByRole('button').click();
    const right = guest.friend.replace('friend.', 'right.');
    await sent.getByLabel(say('Receiver’s email'), { exact: true }).fill(right);
    await sent.getByLabel(say('Receiver’s email again')).fill(right);
    await expectAccessible(page);
    await sent.getByRole('button', { name: say('Send the card'), exact: true }).click();
    await expect(sent.getByText(say('The card is on its way to {to}.', { to: right }))).toBeVisible({
      timeout: 20_000,
    });
    const link = await linkIn(right);
    expect(link).not.toBe(wrong);
    await page.goto(link);
    await expect(page.getByText(/^\d{6}$/)).toBeVisible();
    const answer = await page.goto(wrong);
    expect(answer!.status()).toBe(410);
    await expect(page.getByText('Camille Roux').first()).toBeVisible();
    await expect(page.getByText(/^\d{6}$/)).toHaveCount(0);
  });
});

test.describe('a card at an address that nobody has', () => {
  test.use({ friendsHost: 'mailbox.invalid' });

  test('comes back to its buyer: a mail says so, and the order’s page, whose step is no sent one until it went elsewhere [A-26][A-95]', async ({
    page,
    say,
    guest,
  }) => {
    await guest.goToPayment();
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    let link: string | undefined;
    await expect(async () => {
      const told = (await mailsTo(guest.email)).find(
        ({ text }) => text.includes(guest.friend) && text.includes('/media/card/'),
      );
      link = /https?:\/\/\S+\/order\/\S+/.exec(told?.text ?? '')?.[0];
      expect(link).toBeDefined();
    }).toPass({ timeout: 30_000 });
    await page.goto(link!);
    const sent = page.getByRole('region', { name: say('Where the cards went') });
    await expect(sent.getByRole('listitem')).toContainText(
      say('Could not be delivered to <0>{to}</0>. Correct the address and send it again.', {
        to: guest.friend,
      }).replaceAll(/<\/?0>/g, ''),
    );
    const steps = page.getByRole('navigation', { name: say('Steps of the order') });
    await expect(steps).toContainText(say('It could not be delivered.'));
    await expectAccessible(page);

    await steps.getByRole('button', { name: say('Send it to another address') }).click();
    await expect(page.getByRole('heading', { name: say('Where the cards went') })).toBeFocused();
    await sent.getByRole('button').click();
    const right = guest.friend.replace('mailbox.invalid', 'example.fr');
    await sent.getByLabel(say('Receiver’s email'), { exact: true }).fill(right);
    await sent.getByLabel(say('Receiver’s email again')).fill(right);
    await sent.getByRole('button', { name: say('Send the card'), exact: true }).click();
    await linkIn(right);
    await page.reload();
    await expect(steps.getByRole('listitem').filter({ hasText: say('Cards sent') })).toContainText(
      /\d{4}\/\d\d\/\d\d \d\d:\d\d/,
    );
    await expect(steps).not.toContainText(say('It could not be delivered.'));
  });
});
