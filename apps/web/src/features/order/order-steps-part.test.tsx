/** The steps of an order on its page: what has happened and when, what comes next and by when. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SentCard } from '@offrande/api-client/gateways';
import type { OrderDetail } from '@offrande/api-client/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER, RETURNED, WAITING_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';

afterEach(cleanup);

const { orderNo } = POSTED_ORDER;
const mailed = POSTED_ORDER.lines.map((line) => ({ ...line, deliverType: 3 as const, isLocked: false }));
const at = (time: string): string => `2026-06-${time}:00.000Z`;
const state = (status: string, time: string) => ({ status, at: at(time) });
const BEGUN = POSTED_ORDER.history.slice(0, 1);

const open = (record: Partial<OrderDetail>, { search = '', sent = [] as readonly SentCard[] } = {}) => {
  const shop = createMemoryShop({ cart: POSTED_CART, held: { sent } });
  shop.memory.putOrder({ ...POSTED_ORDER, ...record });
  render(
    <Stage shop={shop} place={placeAt(`/order/${orderNo}${search}`)}>
      <OrderPage orderNo={orderNo} />
    </Stage>,
  );
  return shop;
};

/** The steps as they are read: title, state and note. */
const stepsOf = async (): Promise<readonly string[]> => {
  const track = within(await screen.findByRole('navigation', { name: 'Steps of the order' }));
  return track.getAllByRole('listitem').map((step) => step.textContent ?? '');
};

describe('the steps of an order', () => {
  test.each<[string, Partial<OrderDetail>, readonly string[]]>([
    [
      'that waits for a transfer name its deadline',
      { ...WAITING_ORDER, lines: mailed },
      [
        'Order placed (done)2026/06/12 14:30',
        'Your transfer arrivesby 2026/06/12 15:00',
        'Cards sent',
        'They open their card',
      ],
    ],
    [
      'that waits for a cheque name until when it is kept',
      { status: '03', paymentMean: '05', confirmedAt: null, history: BEGUN },
      [
        'Order placed (done)2026/06/12 14:30',
        'Your cheque arrivesby 2026/06/19 14:30',
        'Cards made',
        'Posted by letter',
        'You confirm they arrivedthen the cards can be used',
      ],
    ],
    [
      'whose bank has not answered name until when it may',
      { status: '03', confirmedAt: null, history: BEGUN, lines: mailed },
      [
        'Order placed (done)2026/06/12 14:30',
        'Your bank answersby 2026/06/12 15:00',
        'Cards sent',
        'They open their card',
      ],
    ],
    [
      'that is being approved name when that is promised',
      { status: '04', confirmedAt: null, history: [...BEGUN, state('04', '12T12:31')], lines: mailed },
      ['Paid (done)2026/06/12 14:31', 'Order approvedby 2026/06/13 14:31', 'Cards sent', 'They open their card'],
    ],
    [
      'that was cancelled name when',
      { status: '02', confirmedAt: null, history: [...BEGUN, state('02', '12T13:00')] },
      ['Order placed (done)2026/06/12 14:30', 'Order cancelled (done)2026/06/12 15:00'],
    ],
    [
      'that was returned in part name what was done, and the money that is owed',
      {
        status: '098',
        lines: mailed,
        sending: { cards: 3, sent: 3, failed: 0, lastAt: at('12T12:33') },
        returns: [{ ...RETURNED, at: at('14T08:00'), moneyBack: '75.00', paidBackAt: null }],
      },
      [
        'Paid (done)2026/06/12 14:32',
        'Cards sent (done)2026/06/12 14:33',
        'Some cards returned (done)2026/06/14 10:00',
        'Your money paid backunder way',
      ],
    ],
    [
      'that was returned whole name when the money went back',
      {
        status: '099',
        returns: [{ ...RETURNED, at: at('14T08:00'), moneyBack: '257.30', paidBackAt: at('16T08:00') }],
      },
      [
        'Paid (done)2026/06/12 14:32',
        'Cards returned (done)2026/06/14 10:00',
        'Your money paid back (done)2026/06/16 10:00',
      ],
    ],
    [
      'of posted cards name when they were made and unlocked',
      {
        madeAt: at('12T13:00'),
        unlockedAt: at('16T08:00'),
        lines: POSTED_ORDER.lines.map((line) => ({ ...line, isLocked: false })),
      },
      [
        'Paid (done)2026/06/12 14:32',
        'Cards made (done)2026/06/12 15:00',
        'Posted by letter (done)',
        'You confirm they arrived (done)2026/06/16 10:00',
      ],
    ],
    [
      'of posted cards on their way promise the days of their arrival',
      {},
      [
        'Paid (done)2026/06/12 14:32',
        'Cards made',
        'Posted by letterarrives 2026/06/15 to 2026/06/16',
        'You confirm they arrivedthen the cards can be used',
      ],
    ],
  ])('%s [S4.8][S4.16][S4.17][S4.18][S9.24][A-36][A-102]', async (_, record, steps) => {
    open(record);
    expect(await stepsOf()).toEqual(steps);
  });

  test('are not shown while page and record tell different things of a payment [A-34]', async () => {
    open({ status: '03', confirmedAt: null, history: BEGUN }, { search: '?failed=true' });
    await screen.findByRole('heading', { level: 1, name: 'The payment did not go through.' });
    expect(screen.queryByRole('navigation', { name: 'Steps of the order' })).toBeNull();
  });
});

const CARD: SentCard = {
  cardId: '5b1c0c1e-8a3f-4c0e-9d11-000000000001',
  productName: 'Offrande',
  receiverName: 'Inès Marchand',
  email: 'inez@exemple.fr',
  mobile: null,
  sentAt: null,
  isUndelivered: true,
  dueAt: null,
  hindrance: null,
};

describe('a card that could not be delivered', () => {
  test('is no sent one: the step says how many, and leads to sending it to another address [A-26][A-95]', async () => {
    const sending = { cards: 3, sent: 2, failed: 1, lastAt: at('12T12:33') };
    const shop = open({ lines: mailed, sending }, { sent: [CARD] });
    const [, sent] = await stepsOf();
    expect(sent).toBe(
      'Not all cards delivered (failed in part)1 of 3 cards could not be delivered.Send it to another address',
    );
    const heading = await screen.findByRole('heading', { name: 'Where the cards went' }, { timeout: 5_000 });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Send it to another address' }));
    expect(document.activeElement).toBe(heading);

    await user.click(screen.getByRole('button', { name: 'Send again or correct: card of Inès Marchand' }));
    const email = await screen.findByRole('textbox', { name: 'Receiver’s email' });
    await user.clear(email);
    await user.type(email, 'ines@exemple.fr');
    await user.type(screen.getByRole('textbox', { name: 'Receiver’s email again' }), 'ines@exemple.fr');
    shop.memory.putOrder({ ...POSTED_ORDER, lines: mailed, sending: { ...sending, sent: 3, failed: 0 } });
    await user.click(screen.getByRole('button', { name: 'Send the card' }));
    await waitFor(async () => expect((await stepsOf())[1]).toBe('Cards sent (done)2026/06/12 14:33'));
  });

  test('alone is said without a figure [A-26]', async () => {
    open({ lines: mailed.slice(0, 1), sending: { cards: 1, sent: 0, failed: 1, lastAt: null } }, { sent: [CARD] });
    expect((await stepsOf())[1]).toBe(
      'Card not delivered (failed in part)It could not be delivered.Send it to another address',
    );
  });
});
