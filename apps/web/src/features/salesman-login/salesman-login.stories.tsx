import { ERROR_CODES } from '@offrande/api-client/contract';
import { KNOWN_MEMBER, type MemoryIdentityCall, type Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { AuthStage, authWorld } from '../auth/testing/auth-stage.tsx';
import { SalesmanLoginPage } from './salesman-login.tsx';

interface LoginStoryProps {
  readonly calls?: Partial<Record<MemoryIdentityCall, Misfortune>>;
  readonly isTurnedAway?: boolean;
}

function LoginStory({ calls, isTurnedAway = false }: LoginStoryProps) {
  const [world] = useState(() => {
    const made = authWorld('/auth/salesman/login', { identity: { members: [KNOWN_MEMBER] } }, calls);
    if (isTurnedAway) made.shop.tab.setItem('turnedAway:FR', 'true');
    return made;
  });
  return (
    <AuthStage world={world}>
      <SalesmanLoginPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Sign in as a salesman',
  component: LoginStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TurnedAway: Story = { args: { isTurnedAway: true } };
export const Refused: Story = {
  args: { calls: { signIn: { kind: 'refused', code: ERROR_CODES.loginRefused } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Work email' }), 'ines@exemple.fr');
    await userEvent.type(screen.getByLabelText('Password'), 'Cerisier1');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
