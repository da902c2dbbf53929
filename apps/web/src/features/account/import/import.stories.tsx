import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES, type PageUnit } from '@offrande/api-client/contract';
import type { MemoryCardCall, Misfortune } from '@offrande/api-client/testing';
import { everythingOn, featuresWithout } from '@offrande/domain/access/testing';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { IMPORTABLE, PIN } from '../../../shop/testing/sample-cards.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { ImportPage } from './import.tsx';

interface ImportStoryProps {
  fault?: readonly [MemoryCardCall, Misfortune];
  /** The call for the unit's import policy fails. */
  isShopAway?: boolean;
  unit?: Partial<PageUnit>;
}

function ImportStory({ fault, isShopAway = false, unit = {} }: ImportStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, held: IMPORTABLE });
    if (fault) made.held.script.befall(...fault);
    return isShopAway ? { ...made, importPolicy: () => Promise.reject(new Error('away')) } : made;
  });
  const [place] = useState(() => placeAt('/account/import'));
  return (
    <AccountStage shop={shop} place={place} unit={unit}>
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

const enterNumber =
  (cardNumber: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Card number' }), cardNumber);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  };
const enter = enterNumber('9250004411223344');
const chooseBalance: NonNullable<Story['play']> = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /^Its balance/ }));
const bringAs =
  (button: string): NonNullable<Story['play']> =>
  async (playing) => {
    await enter(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: 'PIN, 6 digits' }), PIN);
    await userEvent.click(screen.getByRole('button', { name: button }));
  };
const bring = bringAs('Import the card');
const bringBalance = bringAs('Import the balance');

export const Empty: Story = {};
export const NumberRefused: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' })),
};
export const CheckingTheNumber: Story = {
  args: { fault: ['cardValidation', { kind: 'silent' }] },
  play: async (playing) => {
    await enter(playing);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Continue/ })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const NumberNotChecked: Story = {
  args: { fault: ['cardValidation', { kind: 'unreachable' }] },
  play: async (playing) => {
    await enter(playing);
    await screen.findByRole('alert');
  },
};
export const PinAsked: Story = { play: enter };
export const PinRefused: Story = {
  play: async (playing) => {
    await enter(playing);
    await userEvent.click(await screen.findByRole('button', { name: 'Import the card' }));
    await expect(screen.getByRole('textbox', { name: 'PIN, 6 digits' })).toHaveFocus();
  },
};
export const NoPinNeeded: Story = {
  play: async (playing) => {
    await enterNumber('9999004411223344')(playing);
    await screen.findByRole('button', { name: 'Import the card' });
    await expect(screen.queryByRole('textbox', { name: 'PIN, 6 digits' })).toBeNull();
  },
};
export const Importing: Story = {
  args: { fault: ['importCard', { kind: 'silent' }] },
  play: async (playing) => {
    await bring(playing);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Import the card/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const Imported: Story = {
  play: async (playing) => {
    await bring(playing);
    await screen.findByRole('link', { name: 'See my cards' });
    await expect(screen.getByText('Your account is active.')).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    fault: [
      'importCard',
      { kind: 'refused', code: ERROR_CODES.cardAlreadyImported, message: 'The card has been imported already.' },
    ],
  },
  play: bring,
};
export const Failed: Story = { args: { fault: ['importCard', { kind: 'unreachable' }] }, play: bring };
export const BalanceImported: Story = {
  play: async (playing) => {
    await chooseBalance(playing);
    await bringBalance(playing);
    await screen.findByRole('link', { name: 'See my wallet' });
  },
};
export const BalanceFailed: Story = {
  args: { fault: ['importCard', { kind: 'unreachable' }] },
  play: async (playing) => {
    await chooseBalance(playing);
    await bringBalance(playing);
    await screen.findByText('The balance could not be imported.');
  },
};
export const WithoutWallet: Story = {
  args: {
    unit: { accessPolicy: { ...everythingOn, features: featuresWithout('wallet') } },
  },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Card number' });
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};
export const ShopAway: Story = {
  args: { isShopAway: true },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};
export const Captcha: Story = {
  args: { fault: ['cardValidation', { kind: 'refused', code: ERROR_CODES.captchaCloudflare }] },
  play: enter,
};
