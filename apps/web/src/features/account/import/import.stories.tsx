import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { MemoryCardCall, Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { IMPORTABLE, PIN } from '../../../shop/testing/sample-cards.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { ImportPage } from './import.tsx';

function ImportStory({ befallen }: { befallen?: readonly [MemoryCardCall, Misfortune] }) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, held: IMPORTABLE });
    if (befallen) made.held.script.befall(...befallen);
    return made;
  });
  const [place] = useState(() => placeAt('/account/import'));
  return (
    <AccountStage shop={shop} place={place}>
      <ImportPage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/AccountImport',
  component: ImportStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImportStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const enter: NonNullable<Story['play']> = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Card number' }), '9250004411223344');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
};
const bring: NonNullable<Story['play']> = async (playing) => {
  await enter(playing);
  await userEvent.type(await screen.findByRole('textbox', { name: 'PIN, 6 digits' }), PIN);
  await userEvent.click(screen.getByRole('button', { name: 'Import the card' }));
};

export const Empty: Story = {};
export const NumberRefused: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' })),
};
export const PinAsked: Story = { play: enter };
export const Imported: Story = {
  play: async (playing) => {
    await bring(playing);
    await screen.findByRole('link', { name: 'See my cards' });
  },
};
export const Refused: Story = {
  args: {
    befallen: [
      'importCard',
      { kind: 'refused', code: ERROR_CODES.cardAlreadyImported, message: 'The card has been imported already.' },
    ],
  },
  play: bring,
};
export const Failed: Story = { args: { befallen: ['importCard', { kind: 'unreachable' }] }, play: bring };
export const Captcha: Story = {
  args: { befallen: ['cardValidation', { kind: 'refused', code: ERROR_CODES.captchaCloudflare }] },
  play: enter,
};
