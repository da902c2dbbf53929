import type { ContractLevel } from '@offrande/domain/customer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CompanyHomeStage, companyWorld, TWO_COMPANIES } from './testing/company-stage.tsx';

interface HomeStoryProps {
  /** Null: a visitor who is not signed in. */
  readonly level: ContractLevel | null;
  readonly isAway?: boolean;
  /** Acts for another company too. */
  readonly isOfSeveral?: boolean;
}

function HomeStory({ level, isAway = false, isOfSeveral = false }: HomeStoryProps) {
  const [world] = useState(() => {
    const made = companyWorld(level, isOfSeveral ? { companies: TWO_COMPANIES } : {});
    if (isAway) made.shop.identity.script.befall('fetchProfile', { kind: 'unreachable' });
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
export const BeingVerified: Story = { args: { level: 'enCompte' } };
export const Verified: Story = { args: { level: 'registered' } };
export const NotReached: Story = { args: { level: 'light', isAway: true } };
export const OfSeveral: Story = { args: { level: 'registered', isOfSeveral: true } };
