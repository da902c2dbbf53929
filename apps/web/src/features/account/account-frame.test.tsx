import { KNOWN_MEMBER } from '@offrande/api-client/testing';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showApp } from '../../app/testing/app-stage.tsx';
import { homeBoot, UNIT } from '../../app/testing/sample-boot.ts';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { OWNED } from '../../shop/testing/sample-cards.ts';
import { MONEY } from '../../shop/testing/sample-money.ts';
import { placeAt } from '../../shop/testing/stage.tsx';
import { AccountStage } from './testing/account-stage.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (path: string, isMember = true) => {
  const shop = createMemoryShop({ cart: POSTED_CART, isMember, held: OWNED, money: MONEY });
  const place = placeAt(path);
  render(
    <AccountStage shop={shop} place={place}>
      <h1>Part</h1>
    </AccountStage>,
  );
  return { shop, place };
};
const links = async () => within(await screen.findByRole('navigation', { name: 'Account' })).getAllByRole('link');

describe('the frame of the account', () => {
  test('says who is signed in and leads to every part that an individual has, the way out last [S1.30][S2.13][S2.15]', async () => {
    show('/account');
    expect(await screen.findByText('Inès Marchand')).toBeTruthy();
    // Some links show a count next to their name.
    const named = (await links()).map((link) => [
      /^[A-Za-z ]+/.exec(link.textContent)![0].trim(),
      link.getAttribute('href'),
    ]);
    expect(named).toEqual([
      ['Profile settings', '/account'],
      ['My cards', '/account/cards'],
      ['Wallet', '/account/wallet'],
      ['Order history', '/account/orders'],
      ['Inbox', '/account/inbox'],
      ['Corporate account', '/account/corporate'],
      ['Import a card', '/account/import'],
      ['Delete account', '/account/delete'],
      ['Sign out', '/force-logout'],
    ]);
  });

  test('of a company leads first to its home and to an order, and to nothing that it does not have [S2.15][A-122]', async () => {
    const member = { ...KNOWN_MEMBER.member, memberType: 'business', contractLevel: 'registered' } as const;
    const shop = createMemoryShop({
      cart: POSTED_CART,
      isMember: true,
      money: MONEY,
      identity: { members: [{ ...KNOWN_MEMBER, member }] },
    });
    const { accessPolicy } = UNIT;
    const unit = { accessPolicy: { ...accessPolicy, features: { ...accessPolicy.features, business: true } } };
    render(
      <AccountStage shop={shop} place={placeAt('/account/orders')} unit={unit}>
        <h1>Part</h1>
      </AccountStage>,
    );
    expect((await links()).map((link) => link.getAttribute('href'))).toEqual([
      '/b2b',
      '/b2b/buying',
      '/account',
      '/account/cards',
      '/account/wallet',
      '/account/orders',
      '/account/inbox',
      '/account/approvals',
      '/account/people',
      '/account/quotations',
      '/account/import',
      '/account/delete',
      '/force-logout',
    ]);
  });

  test('is around each part, at the address of that part, and gives way to signing out [S2.4][S2.46][S2.47][S2.71][S2.93]', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    vi.stubGlobal('scrollTo', () => undefined);
    const { accessToken, customerId, customerName } = createMemoryShop({ cart: POSTED_CART }).identity.signedInBefore();
    for (const [name, text] of [
      ['accessToken:{unit}', accessToken],
      ['custId:{unit}', customerId],
      ['custName:{unit}', customerName],
      ['custType:{unit}', 'C'],
      ['refreshToken:{unit}', 'refresh'],
    ] as const)
      localStorage.setItem(storageNameOf(name, 'FR'), text);
    await act(() => showApp({ ...homeBoot, path: '/account', data: { kind: 'none' } }, '/account'));
    for (const [path, heading] of [
      ['/account', 'Profile settings'],
      ['/account/cards/KINO', 'My cards'],
      ['/account/wallet', 'Wallet'],
      ['/account/delete', 'Delete account'],
    ] as const) {
      act(() => history.pushState(null, '', path));
      expect(await screen.findByText(heading, { selector: 'h1' })).toBeTruthy();
    }
    act(() => history.pushState(null, '', '/force-logout'));
    expect(await screen.findByText('Signing out')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
  });

  test('marks the part that is open, a card among the cards', async () => {
    show('/account/cards/KINO');
    const current = (await links()).filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/account/cards']);
  });

  test('says how many cards are held and what may be spent', async () => {
    show('/account');
    expect(await screen.findByRole('link', { name: /^My cards\s*6$/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Wallet\s*32,40\s€$/ })).toBeTruthy();
  });

  test('is shown to nobody else: a guest goes to sign in [S1.29][S2.13][S2.14]', async () => {
    const { place } = show('/account', false);
    await waitFor(() => expect(place.history.at(-1)).toMatch(/^\/auth\/login/));
    expect(screen.queryByRole('heading', { name: 'Part' })).toBeNull();
  });

  test('keeps the focus in a part whose pressed button gives way to something else [S1.9]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, held: OWNED, money: MONEY });
    render(
      <AccountStage shop={shop} place={placeAt('/account')}>
        <h1>Page</h1>
        <ChangingPart />
      </AccountStage>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Personal details' })));
    await user.click(name);
    await user.click(screen.getByRole('button', { name: 'Mark' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark' }));
  });
});

/** One button is replaced by a field; the other stays when a sibling appears. */
function ChangingPart() {
  const [isOpen, setOpen] = useState(false);
  const [isMarked, setMarked] = useState(false);
  return (
    <section>
      <h2>Personal details</h2>
      <div>{isOpen ? <input aria-label="Name" /> : <button onClick={() => setOpen(true)}>Edit</button>}</div>
      <button onClick={() => setMarked(true)}>Mark</button>
      {isMarked && <p>Marked</p>}
    </section>
  );
}
