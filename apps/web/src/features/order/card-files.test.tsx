/** The files with an order's cards on its page: what became of their links, and a new one after a code. */
import type { CardFile } from '@offrande/api-client/gateways';
import { MEMORY_CODE } from '@offrande/api-client/testing';
import { cardFileEnd, linkEnd } from '@offrande/domain/card-file';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';

afterEach(cleanup);

const { orderNo } = POSTED_ORDER;
const MADE_AT = Date.UTC(2026, 5, 12, 10, 0);
const ZIP: CardFile = {
  fileId: '5b1c0c1e-8a3f-4c0e-9d11-000000000001',
  type: 'zip',
  cards: 248,
  linkUntil: linkEnd(MADE_AT),
  takenAt: null,
  keptUntil: cardFileEnd(MADE_AT, 'Europe/Paris'),
  newLinks: 0,
};
const BATCH_ORDER = {
  ...POSTED_ORDER,
  lines: POSTED_ORDER.lines.map((line) => ({ ...line, deliverType: 5 as const })),
};

const open = async (...cardFiles: readonly CardFile[]) => {
  const shop = createMemoryShop({ cart: POSTED_CART, cardFiles });
  shop.memory.putOrder(BATCH_ORDER);
  render(
    <Stage shop={shop} place={placeAt(`/order/${orderNo}`)}>
      <OrderPage orderNo={orderNo} />
    </Stage>,
  );
  const part = within(await screen.findByRole('region', { name: 'Files with your cards' }, { timeout: 5000 }));
  return { shop, part, user: userEvent.setup({ delay: null }) };
};

const standing = (part: Awaited<ReturnType<typeof open>>['part']): readonly (string | null)[] =>
  part.getAllByText((_, element) => element?.tagName === 'P').map(({ textContent }) => textContent);

describe('the files of an order', () => {
  test('say how many cards they hold, until when the link works, and how many more there can be [S3.116][A-187]', async () => {
    const { part } = await open(ZIP);
    expect(part.getByRole('heading', { level: 3 }).textContent).toBe('PDF files in a ZIP');
    expect(standing(part)).toEqual([
      '248 cards',
      'Its link works once, until 2026/06/13 12:00',
      '3 new links can be made until 2026/07/12',
    ]);
  });

  test('say that they were downloaded, that their link ended, that they are being made or were deleted [S3.117][S3.118][A-187]', async () => {
    const taken = { ...ZIP, takenAt: MADE_AT, newLinks: 2 };
    const ended = { ...ZIP, fileId: 'b', type: 'cardFile', linkUntil: MADE_AT + 1, newLinks: 3 } as const;
    const deleted = { ...ZIP, fileId: 'c', type: 'urlFile', keptUntil: MADE_AT } as const;
    const preparing = { ...ZIP, fileId: 'd', keptUntil: null, linkUntil: null };
    const { part } = await open(taken, ended, deleted, preparing);
    expect(standing(part).filter((text) => text !== '' && text !== '248 cards')).toEqual([
      'Downloaded on 2026/06/12 12:00',
      '1 new link can be made until 2026/07/12',
      'Its link ended on 2026/06/12 12:00, unused',
      'All new links were made. Write to us if the file is lost.',
      'Deleted on 2026/06/12: a file is kept for 30 days.',
      'Being made: the link comes by email.',
    ]);
    expect(part.getAllByRole('button')).toHaveLength(1);
  });

  test('get a new link after the code from the email; it downloads at once, and another can be asked for [A-187]', async () => {
    const { part, shop, user } = await open({ ...ZIP, takenAt: MADE_AT });
    await user.click(part.getByRole('button', { name: /^Get a new link/ }));
    const code = await part.findByRole('textbox', { name: 'Code' });
    expect(document.activeElement).toBe(code);
    await user.type(code, '000000');
    await user.click(part.getByRole('button', { name: 'Make the link' }));
    expect(await part.findByText(/code is wrong/i)).toBeTruthy();
    await user.clear(part.getByRole('textbox', { name: 'Code' }));
    await user.type(part.getByRole('textbox', { name: 'Code' }), MEMORY_CODE);
    await user.click(part.getByRole('button', { name: 'Make the link' }));
    const download = await part.findByRole('button', { name: 'Download the file' });
    expect(document.activeElement).toBe(download);
    const form = download.closest('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', `/media/card-file/FR/${ZIP.fileId}-1`]);
    expect(shop.files.script.made.filter((name) => name === 'sendFileCode')).toHaveLength(1);
    expect(await part.findByText('2 new links can be made until 2026/07/12')).toBeTruthy();
    form.addEventListener('submit', (event) => event.preventDefault());
    await user.click(part.getByRole('button', { name: 'Download the file' }));
    expect(part.getByText('The download has begun.')).toBeTruthy();
    expect(part.getByText(/^Downloaded on/)).toBeTruthy();
    expect(form.isConnected).toBe(true);
    expect(part.getByRole('button', { name: /^Get a new link/ })).toBeTruthy();
  });

  test('are not asked for where cards went another way', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, cardFiles: [ZIP] });
    shop.memory.putOrder(POSTED_ORDER);
    render(
      <Stage shop={shop} place={placeAt(`/order/${orderNo}`)}>
        <OrderPage orderNo={orderNo} />
      </Stage>,
    );
    await screen.findByText(/^In this order/);
    expect(shop.files.script.made).toEqual([]);
  });
});
