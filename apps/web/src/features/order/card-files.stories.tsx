import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CardFile } from '@offrande/api-client/gateways';
import { MEMORY_CODE } from '@offrande/api-client/testing';
import { cardFileEnd, linkEnd } from '@offrande/domain/card-file';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';

const { orderNo } = POSTED_ORDER;

/** A company's order whose cards come to it as files. */
function FilesStory({ files }: { readonly files: readonly CardFile[] }) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, cardFiles: files });
    const lines = POSTED_ORDER.lines.map((line) => ({ ...line, deliverType: 5 as const, isLocked: false }));
    made.memory.putOrder({ ...POSTED_ORDER, lines });
    return made;
  });
  const [place] = useState(() => placeAt(`/order/${orderNo}`));
  return (
    <Stage shop={shop} place={place}>
      <OrderPage orderNo={orderNo} />
    </Stage>
  );
}

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

const meta = {
  title: 'screens/Order/Files',
  component: FilesStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FilesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStandings: Story = {
  args: {
    files: [
      ZIP,
      { ...ZIP, fileId: 'taken', type: 'cardFile', takenAt: MADE_AT, newLinks: 2 },
      { ...ZIP, fileId: 'over', type: 'urlFile', linkUntil: MADE_AT, newLinks: 3 },
      { ...ZIP, fileId: 'deleted', keptUntil: MADE_AT },
      { ...ZIP, fileId: 'preparing', keptUntil: null, linkUntil: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Files with your cards' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Get a new link/ })).toHaveLength(2);
  },
};
export const CodeAsked: Story = {
  args: { files: [ZIP] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Get a new link/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toHaveFocus();
  },
};
export const NewLink: Story = {
  args: { files: [{ ...ZIP, takenAt: MADE_AT }] },
  play: async (context) => {
    await CodeAsked.play?.(context);
    await userEvent.type(await context.canvas.findByRole('textbox', { name: 'Code' }), MEMORY_CODE);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Make the link' }));
    await expect(await context.canvas.findByRole('button', { name: 'Download the file' })).toHaveFocus();
  },
};
