import { ERROR_CODES } from '@offrande/api-client/contract';
import type { Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { DIGITAL_CART, POSTED_CART } from '../../shop/testing/sample.ts';
import { SellingStage, sellingWorld } from './testing/selling-stage.tsx';

type SellingStoryProps = Parameters<typeof sellingWorld>[0] & {
  /** What befalls the saving of the draft, after as many times as it succeeds. */
  readonly fault?: Misfortune;
  readonly saved?: number;
};

function SellingStory({ fault, saved = 0, ...options }: SellingStoryProps) {
  const [world] = useState(() => {
    const made = sellingWorld(options);
    if (fault !== undefined) made.shop.memory.script.befall('saveDraft', fault, saved);
    return made;
  });
  return <SellingStage world={world} page={options.page} />;
}

/** What the cart reads of who is signed in. */
const SIGNED_IN = { custId: 'S1', custType: 'S', custName: 'Hugo', accessToken: 'token' };

const meta = {
  title: 'screens/Selling',
  component: SellingStory,
  parameters: { layout: 'fullscreen' },
  args: { page: 'cart', cart: DIGITAL_CART },
  beforeEach: () => {
    for (const [name, value] of Object.entries(SIGNED_IN)) localStorage.setItem(`${name}:FR`, value);
    return () => localStorage.clear();
  },
} satisfies Meta<typeof SellingStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => within(screen.getByRole('region', { name: 'Customer of this order' }));

export const NobodyChosen: Story = {
  args: { customer: null },
  play: async () => void (await screen.findByText('Please select customer list first')),
};
export const Buying: Story = {
  args: { page: 'friend' },
  play: async () => void (await screen.findByRole('combobox', { name: 'Validity' })),
};
export const DraftSaved: Story = { play: async () => void (await bar().findByText('Draft saved')) };
export const DraftNotSaved: Story = {
  args: { fault: { kind: 'unreachable' } },
  play: async () => void (await bar().findByRole('button', { name: 'Save again' })),
};
export const TakenAway: Story = {
  args: {
    fault: {
      kind: 'refused',
      code: ERROR_CODES.orderRefused,
      detail: { field: 'custId', reason: 'CustomerNotListed' },
    },
  },
  play: async () => void (await bar().findByRole('button', { name: 'Drop the draft' })),
};
/** What stands is asked, and nothing is lost until it is answered. */
export const ChangedElsewhere: Story = {
  args: { saved: 1, fault: { kind: 'refused', code: ERROR_CODES.draftChanged } },
  play: async () => {
    await bar().findByText('Draft saved');
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await screen.findByText(/has been changed in another window/);
  },
};
export const Leaving: Story = {
  args: { page: 'friend' },
  play: async () => {
    await bar().findByText('Draft saved');
    await userEvent.click(bar().getByRole('link', { name: 'Change customer' }));
    await screen.findByRole('alertdialog', { name: 'Leave this order?' });
  },
};
export const Terms: Story = {
  args: { page: 'checkout', cart: POSTED_CART },
  play: async () => void (await screen.findByRole('textbox', { name: 'Send it to' })),
};
export const TermPastItsBound: Story = {
  args: { page: 'checkout', cart: POSTED_CART },
  play: async () => {
    const terms = within(await screen.findByRole('region', { name: 'Terms you grant' }));
    const field = await terms.findByRole('textbox', { name: 'Commission' });
    await userEvent.clear(field);
    await userEvent.type(field, '10,01');
    await userEvent.tab();
  },
};
export const MayNotOrder: Story = {
  args: { page: 'checkout', customer: { customerId: 'B4', name: 'Chantiers Atlanta', contractLevel: 'light' } },
  play: async () => void (await screen.findByText(/not yet verified/)),
};
export const OwnDrafts: Story = {
  args: { page: 'home' },
  play: async () => void (await screen.findByRole('region', { name: 'Your drafts' })),
};
