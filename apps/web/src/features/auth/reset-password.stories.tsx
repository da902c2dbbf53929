import { MEMORY_LINKS, type MemoryIdentityCall, type Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { ResetPasswordPage } from './reset-password.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

interface ResetStoryProps {
  readonly tokenId?: string;
  readonly calls?: Partial<Record<MemoryIdentityCall, Misfortune>>;
}

function ResetStory({ tokenId, calls }: ResetStoryProps) {
  const search = tokenId === undefined ? '' : `?tokenId=${tokenId}&accountId=C1`;
  const [world] = useState(() => authWorld(`/auth/reset-password${search}`, {}, calls));
  return (
    <AuthStage world={world}>
      <ResetPasswordPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Forgotten password',
  component: ResetStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ask: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ines@exemple.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
};
const choose: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText('New password', { exact: true }), 'Mirabelle2');
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
};

export const Email: Story = {};
export const NothingEntered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send me the link' }));
  },
};
export const NotReached: Story = { args: { calls: { requestReset: { kind: 'unreachable' } } }, play: ask };
export const CheckYourMail: Story = { play: ask };
export const LookingAtTheLink: Story = {
  args: { tokenId: MEMORY_LINKS.valid, calls: { confirmLink: { kind: 'silent' } } },
};
export const LinkNotReached: Story = {
  args: { tokenId: MEMORY_LINKS.valid, calls: { confirmLink: { kind: 'unreachable' } } },
};
export const LinkOver: Story = { args: { tokenId: MEMORY_LINKS.expired } };
export const NewPassword: Story = { args: { tokenId: MEMORY_LINKS.valid } };
export const PasswordKnownFromThefts: Story = {
  args: { tokenId: MEMORY_LINKS.valid, calls: { setPassword: { kind: 'refused', code: '70006' } } },
  play: choose,
};
export const Changed: Story = { args: { tokenId: MEMORY_LINKS.valid }, play: choose };
