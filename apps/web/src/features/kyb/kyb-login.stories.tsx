import { ERROR_CODES } from '@offrande/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { KybLoginPage } from './kyb-login.tsx';
import { COMPANY_EMAIL, COMPANY_PASSWORD, type KybMisfortunes, KybStage, kybWorld } from './testing/kyb-world.tsx';

interface LoginStoryProps {
  readonly calls?: KybMisfortunes;
}

function LoginStory({ calls = {} }: LoginStoryProps) {
  const [world] = useState(() => kybWorld({ path: '/auth/kyb/login', calls }));
  return (
    <KybStage world={world}>
      <KybLoginPage />
    </KybStage>
  );
}

const meta = {
  title: 'screens/Sign in to the verification',
  component: LoginStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signIn: Play = async ({ userEvent }) => {
  await userEvent.click(await screen.findByLabelText('Work email'));
  await userEvent.paste(COMPANY_EMAIL);
  await userEvent.click(screen.getByLabelText('Password', { selector: 'input' }));
  await userEvent.paste(COMPANY_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

export const Empty: Story = {};
export const NothingEntered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await expect(screen.getByLabelText('Work email')).toHaveFocus();
  },
};
export const Working: Story = { args: { calls: { signIn: { kind: 'silent' } } }, play: signIn };
export const Refused: Story = {
  args: { calls: { signIn: { kind: 'refused', code: ERROR_CODES.loginRefused } } },
  play: async (context) => {
    await signIn(context);
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};
export const TooManyTries: Story = {
  args: { calls: { signIn: { kind: 'refused', code: ERROR_CODES.tooManyRequests } } },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByText(/^Too many tries/)).toBeVisible();
  },
};
export const NotReached: Story = {
  args: { calls: { signIn: { kind: 'unreachable' } } },
  play: async (context) => {
    await signIn(context);
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};
export const CaptchaAsked: Story = {
  args: { calls: { signIn: { kind: 'refused', code: ERROR_CODES.captchaGoogle } } },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByRole('button', { name: 'I am a human' })).toBeVisible();
  },
};
export const AtAnotherLogin: Story = {
  args: { calls: { signIn: { kind: 'refused', code: ERROR_CODES.otherDoor, detail: { reason: 'individual' } } } },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByRole('link', { name: 'Go to the sign-in of individuals' })).toBeVisible();
  },
};
