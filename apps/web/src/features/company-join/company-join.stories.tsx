import { ERROR_CODES } from '@offrande/api-client/contract';
import {
  MEMORY_INVITATION_TOKEN,
  type MemoryCompanyPeopleOptions,
  type Misfortune,
} from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { AuthStage, authWorld } from '../auth/testing/auth-stage.tsx';
import { CompanyJoinPage } from './company-join.tsx';

interface JoinStoryProps {
  readonly token?: string;
  readonly invitation?: NonNullable<MemoryCompanyPeopleOptions['invitation']>;
  readonly fetching?: Misfortune;
  readonly joining?: Misfortune;
}

function JoinStory({ token = MEMORY_INVITATION_TOKEN, invitation = {}, fetching, joining }: JoinStoryProps) {
  const [world] = useState(() => {
    const made = authWorld(`/auth/b2b/join?token=${token}`, { people: { invitation } });
    const { script } = made.shop.company.people;
    if (fetching !== undefined) script.befall('fetchInvitation', fetching);
    if (joining !== undefined) script.befall('joinCompany', joining);
    return made;
  });
  return (
    <AuthStage world={world}>
      <CompanyJoinPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Invitation of a company',
  component: JoinStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoinStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openAccount: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Max');
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Durand');
  await userEvent.type(screen.getByLabelText('Password'), 'Mirabelle1');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'Mirabelle1');
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
};

export const NewPerson: Story = {};
export const Administrator: Story = { args: { invitation: { role: 'administrator' } } };
export const NothingEntered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open my account' }));
  },
};
export const PasswordKnown: Story = {
  args: { joining: { kind: 'refused', code: ERROR_CODES.passwordRefused } },
  play: openAccount,
};
export const KnownPerson: Story = { args: { invitation: { isKnown: true } } };
export const Joined: Story = {
  args: { invitation: { isKnown: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    await screen.findByRole('heading', { name: 'You act for Atelier & Fils' });
  },
};
export const Reading: Story = { args: { fetching: { kind: 'silent' } } };
export const NotReached: Story = { args: { fetching: { kind: 'unreachable' } } };
export const LeadsNowhere: Story = { args: { token: 'old' } };
const over = (reason: string): Story => ({
  args: { fetching: { kind: 'refused', code: ERROR_CODES.linkOver, detail: { reason } } },
});
export const Accepted = over('used');
export const Withdrawn = over('withdrawn');
export const Expired = over('expired');
