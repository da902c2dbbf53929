import { ERROR_CODES } from '@offrande/api-client/contract';
import type { MemoryIdentityCall, Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { LoginPage } from './login.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

interface LoginStoryProps {
  readonly path?: string;
  readonly isTwoFactor?: boolean;
  readonly calls?: Partial<Record<MemoryIdentityCall, Misfortune>>;
  /** What the tab and the cookies remember. */
  readonly freshAccount?: string;
  readonly remembered?: Readonly<Record<string, string>>;
}

function LoginStory({ path = '/auth/login', isTwoFactor = false, calls, freshAccount, remembered }: LoginStoryProps) {
  const [world] = useState(() => {
    const made = authWorld(path, { identity: { policy: { isTwoFactor } } }, calls);
    if (freshAccount !== undefined) made.shop.tab.setItem('freshAccount:FR', freshAccount);
    for (const [name, text] of Object.entries(remembered ?? {})) made.shop.cookies.set(name, text, 1000);
    return made;
  });
  return (
    <AuthStage world={world}>
      <LoginPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Sign in',
  component: LoginStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signIn: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ines@exemple.fr');
  await userEvent.type(screen.getByLabelText('Password'), 'Cerisier1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};
const refused = (code: string): NonNullable<LoginStoryProps['calls']> => ({ signIn: { kind: 'refused', code } });

export const Empty: Story = {};
export const Remembered: Story = { args: { remembered: { LE: 'ines@exemple.fr' } } };
export const ByRememberedMobile: Story = {
  args: { remembered: { LMC: '+33', LMN: '612345678' } },
  play: async () => {
    await expect(await screen.findByLabelText('Country code')).toHaveValue('+33');
  },
};
export const NothingEntered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
export const NeededForCheckout: Story = { args: { path: '/auth/login?nextStep=checkout' } };
export const AccountJustOpened: Story = { args: { freshAccount: 'lea@exemple.fr' } };
export const Working: Story = { args: { calls: { signIn: { kind: 'silent' } } }, play: signIn };
export const Refused: Story = {
  args: { calls: refused(ERROR_CODES.loginRefused) },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const CaptchaAsked: Story = {
  args: { calls: refused(ERROR_CODES.captchaGoogle) },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByRole('button', { name: 'I am a human' })).toBeVisible();
  },
};
export const SecondStep: Story = { args: { isTwoFactor: true }, play: signIn };
export const WrongCode: Story = {
  args: { isTwoFactor: true },
  play: async (context) => {
    await signIn(context);
    await context.userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '000000');
    await context.userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('The code is wrong, please try again. Tries left: 4.')).toBeVisible();
  },
};
