import { ERROR_CODES, type PageUnit } from '@offrande/api-client/contract';
import {
  KNOWN_MEMBER,
  MEMORY_CODE,
  MEMORY_PROVIDER,
  type MemoryIdentityCall,
  type MemoryMember,
  type Misfortune,
} from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { LoginPage } from './login.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

interface LoginStoryProps {
  readonly path?: string;
  readonly isTwoFactor?: boolean;
  readonly unit?: Partial<PageUnit>;
  readonly members?: readonly MemoryMember[];
  readonly calls?: Partial<Record<MemoryIdentityCall, Misfortune>>;
  /** What session storage and cookies contain. */
  readonly freshAccount?: string;
  readonly isTurnedAway?: boolean;
  readonly remembered?: Readonly<Record<string, string>>;
  /** Whether the visitor returns from an identity provider. */
  readonly isBack?: boolean;
}

/** What session storage contains while the visitor is at a provider. */
const AWAY = {
  method: 'apple',
  state: MEMORY_PROVIDER.state,
  redirectUrl: 'http://localhost/auth/login',
  code: null,
};

function LoginStory({
  path = '/auth/login',
  isTwoFactor = false,
  unit = {},
  members,
  calls,
  freshAccount,
  isTurnedAway = false,
  remembered,
  isBack = false,
}: LoginStoryProps) {
  const [world] = useState(() => {
    const identity = { policy: { isTwoFactor }, ...(members ? { members } : {}) };
    const made = { ...authWorld(path, { identity }, calls), unit };
    if (freshAccount !== undefined) made.shop.tab.setItem('freshAccount:FR', freshAccount);
    if (isTurnedAway) made.shop.tab.setItem('turnedAway:FR', 'true');
    if (isBack) made.shop.tab.setItem('oauth:FR', JSON.stringify(AWAY));
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
export const NothingEnteredForMobile: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Mobile number' }));
    await screen.findByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus());
  },
};
export const WithPasswordOnly: Story = {
  args: { unit: { loginPolicy: { ...UNIT.loginPolicy, methods: ['normal'] } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Sign in' });
    await expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  },
};
export const NeededForOrder: Story = { args: { path: '/auth/login?nextStep=order&orderNo=2406-118-734' } };
export const NeededForCheckout: Story = { args: { path: '/auth/login?nextStep=checkout' } };
export const TurnedAway: Story = {
  args: { isTurnedAway: true },
  play: async () => void (await screen.findByText('Not authorized. Sign in to open that page.')),
};
export const AccountJustOpened: Story = { args: { freshAccount: 'lea@exemple.fr' } };
export const Working: Story = { args: { calls: { signIn: { kind: 'silent' } } }, play: signIn };
export const Refused: Story = {
  args: { calls: refused(ERROR_CODES.loginRefused) },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const ProviderNotReached: Story = {
  args: { calls: { fetchProviderAddress: { kind: 'unreachable' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Apple' }));
    await screen.findByText('Signing in there did not work. Try again, or sign in with your password.');
  },
};
export const BackFromProvider: Story = {
  args: {
    path: `/auth/login?code=${MEMORY_PROVIDER.code}&state=${MEMORY_PROVIDER.state}`,
    isBack: true,
    calls: { signIn: { kind: 'silent' } },
  },
  play: async () =>
    waitFor(() => expect(screen.getByRole('button', { name: /^Sign in/ })).toHaveAttribute('aria-busy', 'true')),
};
export const RefusedAtProvider: Story = {
  args: { path: `/auth/login?error=access_denied&state=${MEMORY_PROVIDER.state}`, isBack: true },
  play: async () =>
    void (await screen.findByText('Signing in there did not work. Try again, or sign in with your password.')),
};
export const AtAnotherLogin: Story = {
  args: { members: [{ ...KNOWN_MEMBER, member: { ...KNOWN_MEMBER.member, memberType: 'business' } }] },
  play: async (context) => {
    await signIn(context);
    await screen.findByText('This account signs in on another page.');
  },
};
export const CaptchaAsked: Story = {
  args: { calls: refused(ERROR_CODES.captchaGoogle) },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByRole('button', { name: 'I am a human' })).toBeVisible();
  },
};
export const CaptchaConfirmed: Story = {
  args: { calls: refused(ERROR_CODES.captchaGoogle) },
  play: async (context) => {
    await signIn(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'I am a human' }));
    await expect(await screen.findByText('Confirmed. You can go on.')).toBeVisible();
  },
};
export const SecondStep: Story = { args: { isTwoFactor: true }, play: signIn };
const enterCode = async (context: Parameters<Play>[0], code: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await context.userEvent.clear(field);
  await context.userEvent.type(field, code);
  await context.userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
};
export const WrongCode: Story = {
  args: { isTwoFactor: true },
  play: async (context) => {
    await signIn(context);
    await enterCode(context, '000000');
    await expect(await screen.findByText('The code is wrong, please try again. Tries left: 4.')).toBeVisible();
  },
};
export const ConfirmingTheCode: Story = {
  args: { isTwoFactor: true, calls: { confirmCode: { kind: 'silent' } } },
  play: async (context) => {
    await signIn(context);
    await enterCode(context, MEMORY_CODE);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Confirm/ })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const CodeNotConfirmed: Story = {
  args: { isTwoFactor: true, calls: { confirmCode: { kind: 'unreachable' } } },
  play: async (context) => {
    await signIn(context);
    await enterCode(context, MEMORY_CODE);
    await screen.findByRole('alert');
  },
};
