import type { Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { CompanyHomeStage, companyWorld } from './testing/company-stage.tsx';
import { EMPTY_DESK, FULL_DESK, MUCH_DISCOUNTED_DESK } from './testing/desk-sample.ts';

interface DeskStoryProps {
  readonly more?: Parameters<typeof companyWorld>[3];
  /** What befalls each of the parts. */
  readonly fault?: Misfortune;
}

function DeskStory({ more = FULL_DESK, fault }: DeskStoryProps) {
  const [world] = useState(() => {
    const made = companyWorld('registered', {}, '/b2b', more);
    if (fault !== undefined) {
      made.shop.memory.script.befall('readCompanyDiscounts', fault);
      made.shop.memory.script.befall('readHistory', fault);
      made.shop.memory.script.befall('readQuotations', fault);
    }
    return made;
  });
  return <CompanyHomeStage world={world} />;
}

const meta = {
  title: 'screens/Home of a verified company',
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = { play: async () => void (await screen.findByText('QUOT-2')) };
export const AllTiers: Story = {
  play: async () => userEvent.click((await screen.findAllByText('All tiers'))[0]!),
};
export const ManyDiscounts: Story = {
  args: { more: MUCH_DISCOUNTED_DESK },
  play: async () => void (await screen.findByRole('button', { name: 'Show 3 more' })),
};
export const Empty: Story = {
  args: { more: EMPTY_DESK },
  play: async () => void (await screen.findByText('No open quotation')),
};
export const Loading: Story = { args: { fault: { kind: 'silent' } } };
export const Unreachable: Story = {
  args: { fault: { kind: 'unreachable' } },
  play: async () => void (await screen.findAllByRole('button', { name: 'Try again' })),
};
