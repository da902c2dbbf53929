import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CorporateStanding, MembershipGateway } from '@offrande/api-client/gateways';
import type { Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { CorporatePage } from './corporate.tsx';
import { standingOf } from './testing/standing.ts';

interface CorporateStoryProps {
  standing?: CorporateStanding;
  befallen?: readonly [keyof MembershipGateway, Misfortune];
}

function CorporateStory({ standing, befallen }: CorporateStoryProps) {
  const [shop] = useState(() => {
    const corporate = standing === undefined ? {} : { corporate: standing };
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, ...corporate });
    if (befallen) made.employer.script.befall(...befallen);
    return made;
  });
  const [place] = useState(() => placeAt('/account/corporate'));
  return (
    <AccountStage shop={shop} place={place}>
      <CorporatePage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/AccountCorporate',
  component: CorporateStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CorporateStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (name: string): NonNullable<Story['play']> =>
  async () =>
    userEvent.click(await screen.findByRole('button', { name }));

export const None: Story = {};
export const Refused: Story = { play: press('Ask my employer') };
export const Asked: Story = { args: { standing: standingOf('asked') } };
export const Member: Story = { args: { standing: standingOf('member') } };
export const Rejected: Story = { args: { standing: standingOf('rejected') } };
export const Unanswered: Story = { args: { standing: standingOf('none') } };
export const Changing: Story = { args: { standing: standingOf('asked') }, play: press('Change') };
export const ChangingAsMember: Story = { args: { standing: standingOf('member') }, play: press('Change') };
export const Loading: Story = { args: { befallen: ['fetchCorporateAccount', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { befallen: ['fetchCorporateAccount', { kind: 'unreachable' }] } };
