/** Where the cards of an order went, and sending one again from the order's page. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SentCard } from '@offrande/api-client/gateways';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';

afterEach(cleanup);

const { orderNo } = POSTED_ORDER;
const CARD: SentCard = {
  cardId: '5b1c0c1e-8a3f-4c0e-9d11-000000000001',
  productName: 'Offrande',
  receiverName: 'Inès Marchand',
  email: 'inez@exemple.fr',
  mobile: null,
  sentAt: Date.UTC(2026, 5, 12, 12, 31),
  isUndelivered: false,
  dueAt: null,
  hindrance: null,
};

const open = async (sent: readonly SentCard[]) => {
  const shop = createMemoryShop({ cart: POSTED_CART, held: { sent } });
  shop.memory.putOrder(POSTED_ORDER);
  render(
    <Stage shop={shop} place={placeAt(`/order/${orderNo}`)}>
      <OrderPage orderNo={orderNo} />
    </Stage>,
  );
  const part = within(await screen.findByRole('region', { name: 'Where the cards went' }, { timeout: 5000 }));
  return { shop, part, user: userEvent.setup({ delay: null }) };
};

describe('the cards that an order sent', () => {
  test('say where they went and when; one goes to a corrected address, confirmed, and says what became of the first mail [S7.94][S8.53][A-95]', async () => {
    const { shop, part, user } = await open([CARD]);
    expect(part.getByText('inez@exemple.fr').parentElement?.textContent).toBe(
      'Sent to inez@exemple.fr on 2026/06/12 14:31',
    );
    await user.click(part.getByRole('button', { name: 'Send again or correct: card of Inès Marchand' }));
    const email = await part.findByRole('textbox', { name: 'Receiver’s email' });
    await user.clear(email);
    await user.type(email, 'ines@exemple.fr');
    await user.click(part.getByRole('textbox', { name: 'Receiver’s email again' }));
    await user.paste('inez@exemple.fr');
    await user.click(part.getByRole('button', { name: 'Send the card' }));
    expect(part.getByText('Confirm email must match.')).toBeTruthy();
    expect(shop.held.script.made).not.toContain('sendAgain');
    await user.clear(part.getByRole('textbox', { name: 'Receiver’s email again' }));
    await user.paste('ines@exemple.fr');
    await user.click(part.getByRole('button', { name: 'Send the card' }));
    expect(await part.findByText('The card is on its way to ines@exemple.fr.')).toBeTruthy();
    expect(part.getByText(/^What was sent before opens nothing any more/)).toBeTruthy();
    expect((await part.findByText('ines@exemple.fr', { selector: 'bdi' })).parentElement?.textContent).toBe(
      'Sent to ines@exemple.fr on 2026/06/12 14:45',
    );
  });

  test('that go later, or may not go elsewhere, say so [A-95]', async () => {
    const { part } = await open([
      { ...CARD, sentAt: null, dueAt: Date.UTC(2026, 5, 20, 7, 0) },
      { ...CARD, cardId: '5b1c0c1e-8a3f-4c0e-9d11-000000000002', receiverName: 'Hugo', hindrance: 'CardTaken' },
    ]);
    expect(part.getByText(/^Goes to/).textContent).toBe('Goes to inez@exemple.fr on 2026/06/20 09:00');
    expect(part.getByText('It is in an account already, so it stays there.')).toBeTruthy();
    expect(part.getAllByRole('button')).toHaveLength(1);
  });

  test('that reached nobody say so, and what to do [A-26]', async () => {
    const { part } = await open([{ ...CARD, sentAt: null, isUndelivered: true }]);
    expect(part.getByText(/^Could not be delivered to/).textContent).toBe(
      'Could not be delivered to inez@exemple.fr. Correct the address and send it again.',
    );
    expect(part.getByRole('button', { name: /^Send again or correct/ })).toBeTruthy();
  });

  test('a failure is said, and the form stays as it was [S8.54]', async () => {
    const { shop, part, user } = await open([CARD]);
    shop.held.script.befall('sendAgain', { kind: 'unreachable' });
    await user.click(part.getByRole('button', { name: /^Send again or correct/ }));
    const email = await part.findByRole('textbox', { name: 'Receiver’s email again' });
    await user.type(email, 'inez@exemple.fr');
    await user.click(part.getByRole('button', { name: 'Send the card' }));
    expect(await part.findByRole('alert')).toBeTruthy();
    expect(email).toHaveProperty('value', 'inez@exemple.fr');
  });
});
