import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_LINKS, type MemoryIdentityCall, type Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { withFastClock } from '../../shop/testing/memory-shop.ts';
import { ResetPasswordPage } from './reset-password.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

interface ResetStoryProps {
  readonly tokenId?: string;
  readonly calls?: Partial<Record<MemoryIdentityCall, Misfortune>>;
  /** Whether another window uses the same link first. */
  readonly isUsedMeanwhile?: boolean;
  readonly isHurried?: boolean;
}

function ResetStory({ tokenId, calls, isUsedMeanwhile = false, isHurried = false }: ResetStoryProps) {
  const search = tokenId === undefined ? '' : `?tokenId=${tokenId}&accountId=C1`;
  const [world] = useState(() => {
    const { shop: made, place } = authWorld(`/auth/reset-password${search}`, {}, calls);
    const shop = isHurried ? withFastClock(made) : made;
    const passwordReset = { ...shop.account.passwordReset, setPassword: async () => false };
    return { shop: isUsedMeanwhile ? { ...shop, account: { ...shop.account, passwordReset } } : shop, place };
  });
  return (
    <AuthStage world={world}>
      <ResetPasswordPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Forgotten password',
  component: ResetStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ask: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ines@exemple.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
};
const choose: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText('New password', { exact: true }), 'Mirabelle2');
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
};

export const Email: Story = {};
export const NothingEntered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send me the link' }));
  },
};
export const Asking: Story = {
  args: { calls: { requestReset: { kind: 'silent' } } },
  play: async (context) => {
    await ask(context);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Send me the link/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const TooManyTries: Story = {
  args: { calls: { requestReset: { kind: 'refused', code: ERROR_CODES.tooManyRequests } } },
  play: async (context) => {
    await ask(context);
    await screen.findByText('Too many tries in a short time. Wait ten minutes, then try again.');
  },
};
export const NotReached: Story = { args: { calls: { requestReset: { kind: 'unreachable' } } }, play: ask };
export const CheckYourMail: Story = { play: ask };
export const MailMayBeSentAgain: Story = {
  args: { isHurried: true },
  play: async (context) => {
    await ask(context);
    const again = await screen.findByRole('button', { name: 'Send again' }, { timeout: 5000 });
    await expect(again).toBeEnabled();
  },
};
export const CheckingLink: Story = {
  args: { tokenId: MEMORY_LINKS.valid, calls: { confirmLink: { kind: 'silent' } } },
};
export const LinkNotReached: Story = {
  args: { tokenId: MEMORY_LINKS.valid, calls: { confirmLink: { kind: 'unreachable' } } },
};
export const LinkOver: Story = { args: { tokenId: MEMORY_LINKS.expired } };
export const NewPassword: Story = { args: { tokenId: MEMORY_LINKS.valid } };
export const PasswordTooWeak: Story = {
  args: { tokenId: MEMORY_LINKS.valid },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('New password', { exact: true }), 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
    await waitFor(() => expect(screen.getByLabelText('New password', { exact: true })).toBeInvalid());
  },
};
export const Changing: Story = {
  args: { tokenId: MEMORY_LINKS.valid, calls: { setPassword: { kind: 'silent' } } },
  play: async (context) => {
    await choose(context);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Change the password/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const LinkRanOut: Story = {
  args: { tokenId: MEMORY_LINKS.valid, isUsedMeanwhile: true },
  play: async (context) => {
    await choose(context);
    await screen.findByText(/^The link was used or ran out meanwhile\./);
  },
};
export const PasswordKnownFromThefts: Story = {
  args: { tokenId: MEMORY_LINKS.valid, calls: { setPassword: { kind: 'refused', code: '70006' } } },
  play: choose,
};
export const Changed: Story = { args: { tokenId: MEMORY_LINKS.valid }, play: choose };
