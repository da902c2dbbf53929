import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { AuthPage } from './auth.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

function AuthStory({ isTwoFactor = false }: { isTwoFactor?: boolean }) {
  const [world] = useState(() => authWorld('/auth', { identity: { policy: { isTwoFactor } } }));
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
export const CodeOfALogin: Story = {
  args: { isTwoFactor: true },
  play: async ({ userEvent }) => {
    const [email] = await screen.findAllByRole('textbox', { name: 'Email' });
    await userEvent.type(email!, 'ines@exemple.fr');
    const [password] = screen.getAllByLabelText('Password', { selector: 'input' });
    await userEvent.type(password!, 'Cerisier1');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Enter your code' });
  },
};
