import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AuthPage } from './auth.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

function AuthStory() {
  const [world] = useState(() => authWorld('/auth'));
  return (
    <AuthStage world={world}>
      <AuthPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Sign in or register',
  component: AuthStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySideOrChosen: Story = {};
