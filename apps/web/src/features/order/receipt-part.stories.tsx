import type { MemoryCall, Misfortune } from '@offrande/api-client/testing';
import { RECEIPT_FILE } from '@offrande/domain/bank-transfer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';

const { orderNo } = POSTED_ORDER;

function ReceiptStory({ fault }: { fault?: readonly [MemoryCall, Misfortune] }) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true });
    made.memory.putOrder({ ...POSTED_ORDER, status: '03', paymentMean: '03', confirmedAt: null });
    if (fault) made.memory.script.befall(...fault);
    return made;
  });
  const [place] = useState(() => placeAt(`/order/${orderNo}`));
  return (
    <Stage shop={shop} place={place}>
      <OrderPage orderNo={orderNo} />
    </Stage>
  );
}

const meta = {
  title: 'screens/OrderReceipt',
  component: ReceiptStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReceiptStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const send =
  (text: string, shown: string | RegExp): NonNullable<Story['play']> =>
  async () => {
    const field = await screen.findByLabelText('Receipt', { selector: 'input' });
    await userEvent.upload(field, new File([text], 'receipt.pdf', { type: 'application/pdf' }));
    await screen.findByText(shown);
  };

export const Asked: Story = { play: async () => void (await screen.findByText('Receipt of your transfer')) };
export const Sending: Story = {
  args: { fault: ['uploadReceipt', { kind: 'silent' }] },
  play: send('%PDF-1.7', 'Sending the receipt'),
};
export const Sent: Story = { play: send('%PDF-1.7', 'We have your receipt.') };
export const Refused: Story = { play: send('<html>', /^Unsupported type/) };
export const TooBig: Story = { play: send('%PDF-1.7'.padEnd(RECEIPT_FILE.maxBytes + 1), /^File too big/) };
export const Failed: Story = {
  args: { fault: ['uploadReceipt', { kind: 'unreachable' }] },
  play: send('%PDF-1.7', 'The receipt was not sent.'),
};
