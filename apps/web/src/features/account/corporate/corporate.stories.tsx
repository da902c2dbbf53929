import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CorporateStanding, MembershipGateway } from '@offrande/api-client/gateways';
import { MEMORY_EMPLOYER, type Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { CorporatePage } from './corporate.tsx';
import { corporateStanding } from './testing/standing.ts';

interface CorporateStoryProps {
  standing?: CorporateStanding;
  fault?: readonly [keyof MembershipGateway, Misfortune];
}

function CorporateStory({ standing, fault }: CorporateStoryProps) {
  const [shop] = useState(() => {
    const corporate = standing === undefined ? {} : { corporate: standing };
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, ...corporate });
    if (fault) made.employer.script.befall(...fault);
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

const ask = async (code: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Corporate code' }), code);
  await userEvent.type(screen.getByRole('textbox', { name: 'Employee ID' }), 'E-77');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email at work' }), 'ines@atelier-nord.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your mobile number' }), '0612345678');
  await userEvent.type(screen.getByLabelText('PIN of the corporate account', { selector: 'input' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Ask my employer' }));
};
const saveWithPin = async (pin: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.type(await screen.findByLabelText('PIN of the corporate account', { selector: 'input' }), pin);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

export const None: Story = {};
export const Refused: Story = { play: press('Ask my employer') };
export const Asked: Story = { args: { standing: corporateStanding('asked') } };
export const Member: Story = { args: { standing: corporateStanding('member') } };
export const Rejected: Story = { args: { standing: corporateStanding('rejected') } };
export const Unanswered: Story = { args: { standing: corporateStanding('none') } };
export const Changing: Story = { args: { standing: corporateStanding('asked') }, play: press('Change') };
export const ChangingAsMember: Story = { args: { standing: corporateStanding('member') }, play: press('Change') };
export const Loading: Story = { args: { fault: ['fetchCorporateAccount', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { fault: ['fetchCorporateAccount', { kind: 'unreachable' }] } };
export const EmployerUnknown: Story = {
  play: async () => {
    await ask('NOBODY');
    const field = screen.getByRole('textbox', { name: 'Corporate code' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No employer has this code\./));
  },
};
export const AskedNow: Story = {
  play: async () => {
    await ask(MEMORY_EMPLOYER.code);
    await screen.findByText('Atelier Nord has been asked');
  },
};
export const WrongPin: Story = {
  args: { standing: corporateStanding('member') },
  play: async () => {
    await saveWithPin('000000');
    await screen.findByText('This is not the PIN.');
  },
};
export const Saving: Story = {
  args: { standing: corporateStanding('member'), fault: ['saveCorporateAccount', { kind: 'silent' }] },
  play: async () => {
    await saveWithPin('123456');
    await expect(screen.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-busy', 'true');
  },
};
export const NotSaved: Story = {
  args: { standing: corporateStanding('member'), fault: ['saveCorporateAccount', { kind: 'unreachable' }] },
  play: async () => {
    await saveWithPin('123456');
    await screen.findByRole('alert');
  },
};
