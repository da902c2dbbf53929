import type { Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { MANY_CUSTOMERS, SalesmanStage, salesmanWorld } from './testing/salesman-world.tsx';

interface HomeStoryProps {
  /** What the address names. */
  readonly search?: string;
  readonly more?: Parameters<typeof salesmanWorld>[1];
  /** What befalls the list and the sheet. */
  readonly fault?: Misfortune;
}

function HomeStory({ search = '', more = {}, fault }: HomeStoryProps) {
  const [world] = useState(() => {
    const made = salesmanWorld(search, more);
    if (fault !== undefined) {
      made.shop.company.salesman.script.befall('findCustomers', fault);
      made.shop.company.salesman.script.befall('readSheet', fault);
    }
    return made;
  });
  return <SalesmanStage world={world} />;
}

const meta = {
  title: 'screens/Home of salesmen',
  component: HomeStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const openTab = (name: RegExp) => async () => userEvent.click(await screen.findByRole('tab', { name }));

export const NobodyChosen: Story = { play: async () => void (await screen.findByText('Opéra Garnier')) };
export const Sheet: Story = {
  args: { search: '?q=atl&customer=B1' },
  play: async () => void (await screen.findByText('2606-4471')),
};
export const Quotations: Story = { args: { search: '?customer=B1' }, play: openTab(/Quotations|Devis/) };
export const Discounts: Story = { args: { search: '?customer=B1' }, play: openTab(/Discounts|Remises/) };
export const Profile: Story = { args: { search: '?customer=B1' }, play: openTab(/Profile|Profil/) };
export const MayNotOrder: Story = { args: { search: '?q=atl&customer=B5' } };
export const NotOnTheList: Story = { args: { search: '?customer=X' } };
export const ManyCustomers: Story = { args: { more: { customers: MANY_CUSTOMERS } } };
export const NoCustomer: Story = { args: { more: { customers: [] } } };
export const NobodyFound: Story = { args: { search: '?q=zzz' } };
export const Failed: Story = { args: { search: '?customer=B1', fault: { kind: 'unreachable' } } };
export const Waiting: Story = { args: { search: '?customer=B1', fault: { kind: 'silent' } } };
