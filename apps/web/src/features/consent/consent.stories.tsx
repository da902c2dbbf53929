import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { createMemoryKeep } from '../../shop/keep.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { Consent } from './consent.tsx';

function ConsentStory() {
  const [{ shop, place, keep }] = useState(() => ({
    shop: createMemoryShop({ cart: POSTED_CART }),
    place: placeAt('/'),
    keep: createMemoryKeep(),
  }));
  return (
    <Stage shop={shop} place={place}>
      <Consent unitId="FR" keep={keep} asked={0} />
    </Stage>
  );
}

const meta = {
  title: 'screens/Cookies',
  component: ConsentStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsentStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Choosing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose' }));
    await screen.findByRole('dialog');
  },
};
