import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderDetail } from '@offrande/api-client/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER, RETURNED } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';

interface ReturnsStoryProps {
  returns: OrderDetail['returns'];
  record?: Partial<OrderDetail>;
  isMember?: boolean;
  isAway?: boolean;
  /** Told of the shop, whose saved files a play looks at. */
  onShop?: (shop: MemoryShop) => void;
}

function ReturnsStory({ returns, record = {}, isMember = true, isAway = false, onShop }: ReturnsStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember });
    made.memory.putOrder({ ...POSTED_ORDER, status: returns.length > 1 ? '098' : '099', returns, ...record });
    if (isAway) made.memory.script.befall('readCreditNote', { kind: 'unreachable' });
    onShop?.(made);
    return made;
  });
  const [place] = useState(() => placeAt(`/order/${POSTED_ORDER.orderNo}`));
  return (
    <Stage shop={shop} place={place}>
      <OrderPage orderNo={POSTED_ORDER.orderNo} />
    </Stage>
  );
}

const meta = {
  title: 'screens/Order returns',
  component: ReturnsStory,
  parameters: { layout: 'fullscreen' },
  args: { returns: [RETURNED] },
} satisfies Meta<typeof ReturnsStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const partOf = async ({ canvas }: Playing) =>
  within(await canvas.findByRole('region', { name: 'Returned' }, { timeout: 5000 }));

const download = async (playing: Playing): Promise<void> => {
  const [newest] = (await partOf(playing)).getAllByRole('button', { name: /^Credit note of/ });
  await userEvent.click(newest!);
};

/** The shops of the stories that are shown, newest last. */
const shops: MemoryShop[] = [];
const keepShop = (shop: MemoryShop): void => void shops.push(shop);
const expectSaved = (count: number) => waitFor(() => expect(shops.at(-1)!.saved).toHaveLength(count));

export const Once: Story = {
  args: { onShop: keepShop },
  play: async (playing) => {
    await download(playing);
    await expectSaved(1);
  },
};
export const InParts: Story = {
  args: {
    onShop: keepShop,
    returns: [
      {
        ...RETURNED,
        returnId: '0b7e1c52-8f0b-4f9a-9d6e-5f5f2f5b7a11',
        at: '2026-06-20T16:30:00.000Z',
        cards: 2,
        price: '57.30',
      },
      RETURNED,
    ],
  },
  play: async (playing) => {
    await download(playing);
    await expectSaved(1);
    await expect((await partOf(playing)).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const None: Story = {
  args: { returns: [], record: { status: '09' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Payment accepted');
    await expect(canvas.queryByRole('region', { name: 'Returned' })).toBeNull();
  },
};
/** Refused approval before a card was made: it has no invoice, and so no credit note. */
export const Unmade: Story = {
  args: {
    returns: [{ ...RETURNED, cards: 0, hasCreditNote: false }],
    record: {
      confirmedAt: null,
      history: [...POSTED_ORDER.history.slice(0, 1), { status: '04', at: '2026-06-12T12:31:00.000Z' }],
    },
  },
  play: async (playing) => expect((await partOf(playing)).queryByRole('button')).toBeNull(),
};
/** A guest has the credit note in an email. */
export const OfGuest: Story = {
  args: { isMember: false },
  play: async (playing) => expect((await partOf(playing)).queryByRole('button')).toBeNull(),
};
export const Away: Story = {
  args: { isAway: true },
  play: async (playing) => {
    await download(playing);
    await playing.canvas.findByRole('alert');
  },
};
