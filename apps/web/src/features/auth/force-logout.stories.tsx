import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { ForceLogoutPage } from './force-logout.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

function ForceLogoutStory() {
  const [world] = useState(() => authWorld('/force-logout', { isMember: true }, { signOut: { kind: 'silent' } }));
  return (
    <AuthStage world={world}>
      <ForceLogoutPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Signing out',
  component: ForceLogoutStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForceLogoutStory>;
export default meta;

export const SigningOut: StoryObj<typeof meta> = {
  play: async () => void (await screen.findByText('Signing out')),
};
