import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@offrande/ui-kit/Button';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { createMemoryStore } from '../../shop/key-value-store.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { Consent } from './consent.tsx';

function ConsentStory() {
  const [{ shop, place, storage }] = useState(() => ({
    shop: createMemoryShop({ cart: POSTED_CART }),
    place: placeAt('/'),
    storage: createMemoryStore(),
  }));
  const [asked, setAsked] = useState(0);
  return (
    <Stage shop={shop} place={place}>
      <Button onPress={() => setAsked(asked + 1)}>Cookies</Button>
      <Consent unitId="FR" about="/cookies" storage={storage} asked={asked} />
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
export const OneAllowed: Story = {
  play: async (playing) => {
    await Choosing.play!(playing);
    await playing.userEvent.click(screen.getByRole('switch', { name: 'Counting visits' }));
    await screen.findByText('1 of 2 allowed');
  },
};
export const AskedAgain: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Allow all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
    await screen.findByText('2 of 2 allowed');
  },
};
