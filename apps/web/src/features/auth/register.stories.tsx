import { ERROR_CODES } from '@offrande/api-client/contract';
import type { IndividualPolicy } from '@offrande/domain/registration';
import type { MemoryIdentityCall, Misfortune } from '@offrande/api-client/testing';
import { MEMORY_CODE } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { withFastClock } from '../../shop/testing/memory-shop.ts';
import { RegisterPage } from './register.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

interface RegisterStoryProps {
  readonly policy?: IndividualPolicy;
  readonly calls?: Partial<Record<MemoryIdentityCall, Misfortune>>;
  /** Whether email can be delivered to the address. */
  readonly canReceive?: boolean;
  readonly isHurried?: boolean;
}

function RegisterStory({ policy, calls, canReceive = true, isHurried = false }: RegisterStoryProps) {
  const [world] = useState(() => {
    const { shop: made, place } = authWorld('/auth/register', {}, calls);
    const shop = isHurried ? withFastClock(made) : made;
    const registration = { ...shop.account.registration, register: async () => ({ isEmailValid: canReceive }) };
    return {
      shop: canReceive ? shop : { ...shop, account: { ...shop.account, registration } },
      place,
      unit: policy === undefined ? {} : { individualPolicy: policy },
    };
  });
  return (
    <AuthStage world={world}>
      <RegisterPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Register',
  component: RegisterStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const send: Play = async ({ userEvent }) => {
  await screen.findByLabelText(/^Mobile number/);
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
};
/** Faster than typing character by character. */
const enter = async ({ userEvent }: Parameters<Play>[0], field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const fillAndSend: Play = async (context) => {
  const mobile = await screen.findByLabelText(/^Mobile number/);
  await enter(context, screen.getByLabelText('First name'), 'Léa');
  await enter(context, screen.getByLabelText('Last name'), 'Roy');
  await enter(context, screen.getByLabelText('Email'), 'lea@exemple.fr');
  await enter(context, screen.getByLabelText('Password', { exact: true }), 'Mirabelle2');
  await enter(context, screen.getByLabelText('Password again'), 'Mirabelle2');
  await enter(context, mobile, '06 98 76 54 32');
  await send(context);
};
const enterCode = async (context: Parameters<Play>[0], code = MEMORY_CODE) => {
  await enter(context, await screen.findByLabelText('Code'), code);
  await context.userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
};

/** Countdowns tick once a second. */
const AFTER_A_TICK = { timeout: 5000 };

export const Empty: Story = {};
export const WithDocumentAndWithoutMobile: Story = {
  args: { policy: { isPhoneNeeded: false, isDocumentNeeded: true } },
};
export const EverythingToCorrect: Story = {
  play: async (context) => {
    await send(context);
    await expect(screen.getByRole('alert')).toHaveFocus();
  },
};
export const EmailCode: Story = { play: fillAndSend };
export const WrongCode: Story = {
  play: async (context) => {
    await fillAndSend(context);
    await enterCode(context, '000000');
    await expect(await screen.findByText('The code is wrong, please try again. Tries left: 4.')).toBeVisible();
  },
};
export const CodeMayBeSentAgain: Story = {
  args: { isHurried: true },
  play: async (context) => {
    await fillAndSend(context);
    await expect(await screen.findByRole('button', { name: 'Send again' }, AFTER_A_TICK)).toBeEnabled();
  },
};
export const TriesUsedUp: Story = {
  play: async (context) => {
    await fillAndSend(context);
    for (const left of ['4', '3', '2', '1']) {
      await enterCode(context, '000000');
      await screen.findByText(`The code is wrong, please try again. Tries left: ${left}.`);
      await context.userEvent.clear(screen.getByLabelText('Code'));
    }
    await enterCode(context, '000000');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
  },
};
export const Confirming: Story = {
  args: { calls: { confirmOneTimeCode: { kind: 'silent' } } },
  play: async (context) => {
    await fillAndSend(context);
    await enterCode(context);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Confirm/ })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const SendingCode: Story = { args: { calls: { sendOneTimeCode: { kind: 'silent' } } }, play: fillAndSend };
export const CodeNotSent: Story = { args: { calls: { sendOneTimeCode: { kind: 'unreachable' } } }, play: fillAndSend };
export const MobileCode: Story = {
  play: async (context) => {
    await fillAndSend(context);
    await enterCode(context);
    await expect(await screen.findByRole('heading', { name: 'Confirm your mobile number' })).toBeVisible();
  },
};
const openAccount: Play = async (context) => {
  await fillAndSend(context);
  await enterCode(context);
  await screen.findByRole('heading', { name: 'Confirm your mobile number' });
  await enterCode(context);
};
export const Opening: Story = { args: { calls: { register: { kind: 'silent' } } }, play: openAccount };
export const NotAccepted: Story = {
  args: { calls: { register: { kind: 'refused', code: '70003' } } },
  play: openAccount,
};
export const TooManyTries: Story = {
  args: { calls: { register: { kind: 'refused', code: ERROR_CODES.tooManyRequests } } },
  play: async (context) => {
    await openAccount(context);
    await screen.findByText('Too many tries in a short time. Wait ten minutes, then try again.');
  },
};
export const EmailCannotReceive: Story = {
  args: { canReceive: false },
  play: async (context) => {
    await openAccount(context);
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  },
};
