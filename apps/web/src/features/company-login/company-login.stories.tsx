import { ERROR_CODES } from '@offrande/api-client/contract';
import { KNOWN_MEMBER, type MemoryIdentityCall, type Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { AuthStage, authWorld } from '../auth/testing/auth-stage.tsx';
import { CompanyLoginPage } from './company-login.tsx';

interface LoginStoryProps {
  readonly calls?: Partial<Record<MemoryIdentityCall, Misfortune>>;
  readonly remembered?: string;
  readonly isTurnedAway?: boolean;
}

function LoginStory({ calls, remembered, isTurnedAway = false }: LoginStoryProps) {
  const [world] = useState(() => {
    const made = authWorld('/auth/b2b/login', { identity: { members: [KNOWN_MEMBER] } }, calls);
    if (remembered !== undefined) made.shop.cookies.set('LE', remembered, 1000);
    if (isTurnedAway) made.shop.tab.setItem('turnedAway:FR', 'true');
    return made;
  });
  return (
    <AuthStage world={world}>
      <CompanyLoginPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Sign in as a company',
  component: LoginStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signIn: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Work email' }), 'ines@exemple.fr');
  await userEvent.type(screen.getByLabelText('Password'), 'Cerisier1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

export const Empty: Story = {};
export const Remembered: Story = { args: { remembered: 'claire.morel@acme-atlantique.fr' } };
export const TurnedAway: Story = { args: { isTurnedAway: true } };
export const NothingEntered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await expect(screen.getByRole('textbox', { name: 'Work email' })).toHaveFocus();
  },
};
export const Working: Story = { args: { calls: { signIn: { kind: 'silent' } } }, play: signIn };
export const Refused: Story = {
  args: { calls: { signIn: { kind: 'refused', code: ERROR_CODES.loginRefused } } },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const CaptchaAsked: Story = {
  args: { calls: { signIn: { kind: 'refused', code: ERROR_CODES.captchaGoogle } } },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByRole('button', { name: 'I am a human' })).toBeVisible();
  },
};
/** An individual at the door of companies. */
export const AtAnotherLogin: Story = {
  play: async (context) => {
    await signIn(context);
    await screen.findByText('This account signs in on another page.');
  },
};
