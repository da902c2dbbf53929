import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { InboxPage } from './inbox.tsx';
import { MESSAGES } from './testing/sample-messages.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const LOCKED = 'Votre carte •••• 4471 est verrouillée';

const shopWith = (messages = MESSAGES) => createMemoryShop({ cart: POSTED_CART, isMember: true, messages });

const show = (shop = shopWith()) => {
  const place = placeAt('/account/inbox');
  render(
    <AccountStage shop={shop} place={place}>
      <InboxPage />
    </AccountStage>,
  );
  return { shop, place, user: userEvent.setup() };
};

const rows = () =>
  waitFor(() => {
    const found = screen.getAllByRole('listitem').filter((row) => row.closest('.inbox-list') !== null);
    expect(found).not.toEqual([]);
    return found;
  });
/** happy-dom does not open `details` by itself. */
const open = async (title: string) => {
  const row = (await screen.findByText(title)).closest('details')!;
  row.open = true;
  fireEvent(row, new Event('toggle'));
  return row;
};

describe('the inbox', () => {
  test('shows the newest first with title, time and text, ten at a time [S1.20][S2.15][S7.20][A-90]', async () => {
    const opened = show();
    const first = await rows();
    expect(first).toHaveLength(10);
    expect(first[0]!.textContent).toContain(`Unread ${LOCKED}2026/06/08 09:05`);
    expect(within(await open(LOCKED)).getByText(/cinq fois/)).toBeTruthy();
    await opened.user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(12));
    expect(opened.shop.post.script.made).toHaveLength(1);
  });

  test('marks a message as read once it was opened, counts the others, also beside its name [A-90]', async () => {
    show();
    expect(await screen.findByText('12 messages are unread.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Inbox\s*12$/ })).toBeTruthy();
    await open(LOCKED);
    expect(await screen.findByText('11 messages are unread.')).toBeTruthy();
    expect((await rows())[0]!.textContent).not.toContain('Unread');
    expect(screen.getByRole('link', { name: /^Inbox\s*11$/ })).toBeTruthy();
  });

  test('keeps the marks on this device, without a word of what was read or by whom, also when signed out [A-90]', async () => {
    const { shop } = show();
    await open(LOCKED);
    await screen.findByText('11 messages are unread.');
    const kept = shop.local.getItem('inboxRead:FR')!;
    expect(kept).toMatch(/^\["[0-9a-z]{1,7}"\]$/);
    (await shop.session()).send({ type: 'signOut', isFailed: false });
    await waitFor(() => expect(shop.local.getItem('accessToken:FR')).toBeNull());
    expect(shop.local.getItem('inboxRead:FR')).toBe(kept);
  });

  test('cleans the texts: nothing in them runs, links stay [A-90][A-45]', async () => {
    const bad = {
      id: 'x',
      title: 'x',
      text: '<p onclick="x()">a<img src=x onerror=y()><a href="/faq">b</a></p>',
      at: 0,
    };
    show(shopWith([bad]));
    const row = await open('x');
    const text = row.querySelector('.unit-text')!;
    expect(text.innerHTML).toBe('<p>a<a href="/faq">b</a></p>');
  });

  test('says that it is empty, and that it could not be read, and tries again [S8.1][S8.2]', async () => {
    show(shopWith([]));
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy();
    cleanup();
    const shop = shopWith();
    shop.post.script.befall('fetchInbox', { kind: 'unreachable' });
    const { user } = show(shop);
    const again = await screen.findByRole('button', { name: 'Try again' });
    shop.post.script.befall('fetchInbox', null);
    await user.click(again);
    await waitFor(async () => expect(await rows()).toHaveLength(10));
  });
});
