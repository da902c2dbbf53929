import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS } from '@offrande/domain/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createNoticeStore, hasPendingNotices } from '../../shop/pending-notices.ts';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { Guard } from './session-guard.tsx';

afterEach(cleanup);

const shopWith = (options: Partial<Parameters<typeof createMemoryShop>[0]> = {}) =>
  createMemoryShop({ cart: POSTED_CART, ...options });

/** Dialogs are loaded on first use, so rendering has to wait for them. */
const show = async (shop: MemoryShop, path = '/faq') => {
  const place = placeAt(path);
  await act(async () => {
    render(
      <Stage shop={shop} place={place}>
        <Suspense>
          <Guard />
        </Suspense>
      </Stage>,
    );
  });
  return { shop, place, user: userEvent.setup({ delay: null }) };
};

const MEMBER = { isMember: true };
const LAST_MINUTE = INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS;

/** Lets time pass without activity and sends the session a tick. */
const idle = async (shop: MemoryShop, ms: number) => {
  const actor = await shop.session();
  shop.pass(ms);
  await act(async () => actor.send({ type: 'tick', at: shop.now() }));
};
const WARNING = { name: 'Are you still there?' };

describe('the last minute of a session', () => {
  test('begins after 29 idle minutes with the time that is left; before there is no word of it [S4.105][S9.1][A-67]', async () => {
    const { shop } = await show(shopWith(MEMBER));
    await idle(shop, LAST_MINUTE - 1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await idle(shop, 1);
    expect(await screen.findByRole('alertdialog', WARNING)).toBeTruthy();
    expect(screen.getByText('You will be signed out in 60 seconds, for your security.')).toBeTruthy();
  });

  test('ends with one press to stay; then the half hour begins anew [A-67]', async () => {
    const { shop, user } = await show(shopWith(MEMBER));
    await idle(shop, LAST_MINUTE);
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await idle(shop, LAST_MINUTE - 1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shop.signedIn()).not.toBeNull();
  });

  test('may be ended by signing out at once [A-67]', async () => {
    const { shop, user } = await show(shopWith(MEMBER));
    await idle(shop, LAST_MINUTE);
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(shop.left).toEqual(['/auth/login']));
    expect(shop.signedIn()).toBeNull();
  });
});

describe('the page after a sign-out', () => {
  test('says that it was for 30 idle minutes, once [S4.105][S8.64][S9.1]', async () => {
    const { shop, user } = await show(shopWith(MEMBER));
    await idle(shop, INACTIVITY_TIMEOUT_MS);
    await waitFor(() => expect(shop.left).toEqual(['/auth/login']));
    cleanup();
    await show(shop, '/auth/login');
    expect(
      await screen.findByText("You've been inactive 30 mins. For your security, we'll automatically sign you out."),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    cleanup();
    await show(shop, '/auth/login');
    await act(async () => undefined);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('says that the identity service was not told, though nobody is signed in here any more [S8.45]', async () => {
    const shop = shopWith(MEMBER);
    shop.identity.script.befall('signOut', { kind: 'unreachable' });
    (await shop.session()).send({ type: 'signOut', isFailed: false });
    await waitFor(() => expect(shop.left).toEqual(['/auth/login']));
    expect(shop.signedIn()).toBeNull();
    await show(shop, '/auth/login');
    expect(await screen.findByRole('alertdialog', { name: 'Logout fail' })).toBeTruthy();
  });

  test('says that the account is deleted, and nothing of a sign-out that had nothing left to end [A-94]', async () => {
    const shop = shopWith(MEMBER);
    createNoticeStore('FR', shop.tab).leaveDeleted();
    shop.identity.endSessions();
    (await shop.session()).send({ type: 'signOut', isFailed: false });
    await waitFor(() => expect(shop.left).toEqual(['/auth/login']));
    await show(shop, '/auth/login');
    const said = await screen.findByRole('alertdialog', { name: 'Your account is deleted' });
    expect(said.textContent).toContain('this device has forgotten your email');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(hasPendingNotices('FR', shop.tab)).toBe(false);
  });

  test('says nothing after a sign-out that went as it should [S8.45][S8.64]', async () => {
    const shop = shopWith(MEMBER);
    (await shop.session()).send({ type: 'signOut', isFailed: false });
    await waitFor(() => expect(shop.left).toHaveLength(1));
    expect(hasPendingNotices('FR', shop.tab)).toBe(false);
  });
});

const pathWith = (token: string) => `/faq?autoLogin=true&token=${token}&part=2`;

describe('an address that signs somebody in', () => {
  test('loses its token before that is proven, and keeps the rest [S2.112][S7.75][A-65]', async () => {
    const shop = shopWith();
    const { accessToken } = shop.identity.signedInBefore();
    shop.identity.script.befall('validateToken', { kind: 'silent' });
    const { place } = await show(shop, pathWith(accessToken));
    await waitFor(() => expect(shop.identity.script.made).toEqual(['validateToken']));
    expect(place.history).toEqual(['/faq?part=2']);
    expect(shop.signedIn()).toBeNull();
  });

  test('signs in by a token that the server knows [S2.112]', async () => {
    const shop = shopWith();
    await show(shop, pathWith(shop.identity.signedInBefore().accessToken));
    await waitFor(() => expect(shop.signedIn()?.custId).toBe('C1'));
    expect(shop.identity.script.made).toEqual(['validateToken']);
  });

  test('with a token that is refused says nothing and signs nobody in [A-65]', async () => {
    const shop = shopWith();
    const { place } = await show(shop, pathWith('stolen'));
    await waitFor(() => expect(place.history).toEqual(['/faq?part=2']));
    const actor = await shop.session();
    await waitFor(() => expect(actor.getSnapshot().matches('signedOut')).toBe(true));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shop.signedIn()).toBeNull();
  });

  test('that says no is left as it is [S2.112]', async () => {
    const { shop, place } = await show(shopWith(), '/faq?autoLogin=false&token=x');
    await act(async () => undefined);
    expect(place.history).toEqual(['/faq?autoLogin=false&token=x']);
    expect(shop.identity.script.made).toEqual([]);
  });
});
