import { MEMORY_VERIFY_TOKEN, type MemoryIdentityCall, type Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';
import { VerifyPage } from './verify.tsx';

interface VerifyStoryProps {
  readonly verifyToken?: string;
  readonly calls?: Partial<Record<MemoryIdentityCall, Misfortune>>;
}

function VerifyStory({ verifyToken = MEMORY_VERIFY_TOKEN, calls }: VerifyStoryProps) {
  const [world] = useState(() =>
    authWorld(`/auth/verify?registerType=C&accountId=C1&verifyToken=${verifyToken}`, {}, calls),
  );
  return (
    <AuthStage world={world}>
      <VerifyPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Email verification',
  component: VerifyStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VerifyStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = { args: { calls: { confirmRegistration: { kind: 'silent' } } } };
export const Confirmed: Story = {};
export const Stopped: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  },
};
export const LinkOver: Story = { args: { verifyToken: 'other' } };
export const NotReached: Story = { args: { calls: { confirmRegistration: { kind: 'unreachable' } } } };
export const IncompleteLink: Story = { args: { verifyToken: '' } };
