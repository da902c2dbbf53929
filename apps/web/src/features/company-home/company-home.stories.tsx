import type { Misfortune } from '@offrande/api-client/testing';
import type { CompanyRole } from '@offrande/domain/company-people';
import type { ContractLevel } from '@offrande/domain/customer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { CompanyHomeStage, companyWorld, TWO_COMPANIES } from './testing/company-stage.tsx';

interface HomeStoryProps {
  /** Null: a visitor who is not signed in. */
  readonly level: ContractLevel | null;
  readonly isAway?: boolean;
  /** Acts for another company too. */
  readonly isOfSeveral?: boolean;
  readonly role?: CompanyRole;
  /** What befalls the change to another company. */
  readonly fault?: Misfortune;
}

function HomeStory({ level, isAway = false, isOfSeveral = false, role = 'administrator', fault }: HomeStoryProps) {
  const [world] = useState(() => {
    const made = companyWorld(level, { companies: isOfSeveral ? TWO_COMPANIES : [{ ...TWO_COMPANIES[0]!, role }] });
    if (isAway) made.shop.identity.script.befall('fetchProfile', { kind: 'unreachable' });
    if (fault !== undefined) made.shop.company.people.script.befall('chooseCompany', fault);
    return made;
  });
  return <CompanyHomeStage world={world} />;
}

const meta = {
  title: 'screens/Home of companies',
  component: HomeStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { args: { level: null } };
export const Registered: Story = { args: { level: 'light' } };
export const RegisteredOfABuyer: Story = {
  args: { level: 'light', role: 'buyer' },
  play: async () => void (await screen.findByText(/answered by the administrators of your company/)),
};
export const BeingVerified: Story = { args: { level: 'enCompte' } };
export const Verified: Story = { args: { level: 'registered' } };
export const NotReached: Story = { args: { level: 'light', isAway: true } };
export const OfSeveral: Story = { args: { level: 'registered', isOfSeveral: true } };
const changeCompany: Story['play'] = async ({ userEvent }) =>
  userEvent.click(await screen.findByRole('button', { name: 'Act for it: Maison Bleue' }));
export const ChangingCompany: Story = {
  args: { level: 'registered', isOfSeveral: true, fault: { kind: 'silent' } },
  play: async (context) => {
    await changeCompany(context);
    const button = screen.getByRole('button', { name: /Maison Bleue/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const CompanyNotChanged: Story = {
  args: { level: 'registered', isOfSeveral: true, fault: { kind: 'unreachable' } },
  play: async (context) => {
    await changeCompany(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
