import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { HELD, PARCEL } from '../../shop/testing/sample-cards.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { UnlockPage } from './unlock.tsx';

function UnlockStory({ call, search = `?orderNo=${PARCEL}` }: { call?: Misfortune; search?: string }) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, held: HELD });
    if (call) made.held.script.befall('unlockOrder', call);
    return made;
  });
  const [place] = useState(() => placeAt(`/unlock${search}`));
  return (
    <Stage shop={shop} place={place}>
      <UnlockPage />
    </Stage>
  );
}

const meta = {
  title: 'screens/Unlock',
  component: UnlockStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnlockStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const yes: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, the cards arrived' }));
};

export const Asking: Story = {};
export const WithoutReference: Story = { args: { search: '' } };
export const WrongReference: Story = {
  args: { search: '' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Unlock reference' }), 'not one_');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findAllByText(/This is not a whole reference/);
  },
};
export const Unlocking: Story = { args: { call: { kind: 'silent' } }, play: yes };
export const Unlocked: Story = { play: yes };
export const AlreadyUnlocked: Story = {
  args: { call: { kind: 'refused', code: ERROR_CODES.orderAlreadyUnlocked } },
  play: yes,
};
export const StillLocked: Story = {
  args: { call: { kind: 'refused', code: ERROR_CODES.orderStillLocked } },
  play: yes,
};
export const Captcha: Story = {
  args: { call: { kind: 'refused', code: ERROR_CODES.captchaCloudflare } },
  play: yes,
};
export const NoAnswer: Story = { args: { call: { kind: 'unreachable' } }, play: yes };
