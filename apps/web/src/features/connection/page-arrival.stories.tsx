import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PageFailed } from '../../app/page-failed.tsx';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';

const onRetry = fn();

function ArrivalStory({ hasFailed = false }: { hasFailed?: boolean }) {
  const [{ shop, place }] = useState(() => ({ shop: createMemoryShop({ cart: POSTED_CART }), place: placeAt('/') }));
  return (
    <Stage shop={shop} place={place}>
      {hasFailed ? <PageFailed onRetry={onRetry} /> : <PageWaiting />}
    </Stage>
  );
}

const meta = {
  title: 'screens/Arrival of a page',
  component: ArrivalStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArrivalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = { play: async ({ canvas }) => void (await canvas.findByText('Loading')) };
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
