import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_COMPANY_TOKEN, type Misfortune } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { AuthStage, authWorld } from '../testing/auth-stage.tsx';
import { VerifyPage } from '../verify.tsx';

interface ConfirmationStoryProps {
  readonly token?: string;
  readonly calls?: Partial<Record<'confirmToken' | 'confirmBusiness' | 'resendToken', Misfortune>>;
}

function ConfirmationStory({ token = MEMORY_COMPANY_TOKEN, calls = {} }: ConfirmationStoryProps) {
  const [world] = useState(() => {
    const made = authWorld(`/auth/verify?registerType=B&verifyToken=${token}`);
    for (const [call, misfortune] of Object.entries(calls))
      made.shop.company.registration.script.befall(call as keyof typeof calls, misfortune);
    return made;
  });
  return (
    <AuthStage world={world}>
      <VerifyPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Email verification of a company',
  component: ConfirmationStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmationStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const askAgain: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email of the registration' }), 'lea@atelier.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Send another link' }));
};

export const Confirming: Story = { args: { calls: { confirmToken: { kind: 'silent' } } } };
export const Confirmed: Story = {
  play: async () => void (await screen.findByRole('heading', { name: 'Address confirmed' })),
};
export const Stopped: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    await expect(screen.getByText('You stay on this page.')).toBeVisible();
  },
};
export const NotReached: Story = { args: { calls: { confirmToken: { kind: 'unreachable' } } } };
export const LeadsNowhere: Story = { args: { token: 'other' } };
const dead = (reason: string): Story => ({
  args: { calls: { confirmToken: { kind: 'refused', code: ERROR_CODES.linkOver, detail: { reason } } } },
});
export const Superseded = dead('superseded');
export const Expired = dead('expired');
export const Decided = dead('decided');
export const NoEmailEntered: Story = {
  args: { token: 'other' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send another link' }));
    await expect(screen.getByRole('textbox', { name: 'Email of the registration' })).toHaveFocus();
  },
};
export const AnotherSent: Story = {
  args: { token: 'other' },
  play: async (context) => {
    await askAgain(context);
    await screen.findByText('If a registration waits under this address, a new link is on its way to it.');
  },
};
export const AnotherNotSent: Story = {
  args: { token: 'other', calls: { resendToken: { kind: 'unreachable' } } },
  play: async (context) => {
    await askAgain(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
