import { ERROR_CODES } from '@offrande/api-client/contract';
import type { Misfortune } from '@offrande/api-client/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { MemberValidationPage } from './member-validation.tsx';
import { decisionLink } from './testing/link.ts';

afterEach(cleanup);

const MEMBER = { name: 'Inès Marchand', email: 'ines@exemple.fr' };

const open = (address = decisionLink(MEMBER), call: Misfortune | null = null) => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  shop.employer.script.befall('decide', call);
  const place = placeAt(address);
  render(
    <Stage shop={shop} place={place}>
      <MemberValidationPage />
    </Stage>,
  );
  return { shop, place, user: userEvent.setup() };
};
type Opened = ReturnType<typeof open>;

const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
const answer = async ({ user }: Opened, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('a decision about a member', () => {
  test('shows the name and the email of the link, and two answers that look alike [S2.45][S4.69]', async () => {
    open();
    expect((await screen.findByText(MEMBER.name)).closest('div')!.textContent).toBe(`Name${MEMBER.name}`);
    expect(screen.getByText(MEMBER.email).closest('div')!.textContent).toBe(`Email${MEMBER.email}`);
    const [approve, reject] = ['Approve', 'Reject'].map((name) => screen.getByRole('button', { name }));
    for (const mark of ['data-variant', 'data-size', 'class'])
      expect(approve!.getAttribute(mark)).toBe(reject!.getAttribute(mark));
  });

  test('is sent once it is confirmed, with the token of the link, and not before [S7.29][S4.67]', async () => {
    const opened = open();
    await press(opened, 'Approve');
    await answer(opened, 'Cancel');
    expect(opened.shop.employer.script.made).toEqual([]);
    await press(opened, 'Approve');
    await answer(opened, 'Yes, approve');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inès Marchand is a member now.' })).toBeTruthy();
    expect(opened.shop.employer.decisions).toEqual([{ token: 't-1', isApproved: true }]);
    await waitFor(() => expect(document.activeElement?.id).toBe('page-title'));
  });

  test('may be a rejection, which changes nothing [S4.68]', async () => {
    const opened = open();
    await press(opened, 'Reject');
    await answer(opened, 'Yes, reject');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inès Marchand is not a member.' })).toBeTruthy();
    expect(opened.shop.employer.decisions).toEqual([{ token: 't-1', isApproved: false }]);
  });

  test('that is refused shows what the server’s code means, and the contact hint with the code, and may be made again [S4.71][S8.37][S8.38]', async () => {
    const opened = open(decisionLink(MEMBER), {
      kind: 'refused',
      code: ERROR_CODES.linkOver,
      message: 'Over.',
    });
    await press(opened, 'Approve');
    await answer(opened, 'Yes, approve');
    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe(
      'Error, please try againThis link is no longer valid.Please contact us if there are any questions. 70005',
    );
    opened.shop.employer.script.befall('decide', null);
    await press(opened, 'Reject');
    await answer(opened, 'Yes, reject');
    expect(await screen.findByText('Inès Marchand is not a member.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not made twice: while it is on its way the other answer cannot be given', async () => {
    const opened = open(decisionLink(MEMBER), { kind: 'silent' });
    await press(opened, 'Approve');
    await answer(opened, 'Yes, approve');
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reject' }).disabled).toBe(true));
  });

  test.each([
    ['without a token', decisionLink(MEMBER).replace(/token=[^&]*&/, '')],
    ['without an info', '/memberValidate?token=t-1'],
    ['with an info that names nobody', '/memberValidate?token=t-1&info=x'],
    ['with an empty token', decisionLink(MEMBER, '')],
  ])('%s leads home [S4.70][S5.76]', async (_, address) => {
    const { place, shop } = open(address);
    await waitFor(() => expect(place.history.at(-1)).toBe('/'));
    expect(shop.employer.script.made).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
