import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { MemberValidationPage } from './member-validation.tsx';
import { decisionLink } from './testing/link.ts';

function MemberValidationStory({ call, name = 'Inès Marchand' }: { call?: Misfortune; name?: string }) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART });
    if (call) made.employer.script.befall('decide', call);
    return made;
  });
  const [place] = useState(() => placeAt(decisionLink({ name, email: 'ines@exemple.fr' })));
  return (
    <Stage shop={shop} place={place}>
      <MemberValidationPage />
    </Stage>
  );
}

const meta = {
  title: 'screens/Member validation',
  component: MemberValidationStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MemberValidationStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (...names: readonly string[]): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
  };
const approve = press('Approve', 'Yes, approve');

export const Asking: Story = {};
export const LongName: Story = { args: { name: 'Marie-Charlotte de La Rochefoucauld-Montmorency Desrosiers' } };
export const LastQuestion: Story = { play: press('Approve') };
export const LastQuestionOfRejection: Story = { play: press('Reject') };
export const Deciding: Story = { args: { call: { kind: 'silent' } }, play: approve };
export const Approved: Story = { play: approve };
export const Rejected: Story = { play: press('Reject', 'Yes, reject') };
export const Refused: Story = {
  args: { call: { kind: 'refused', code: ERROR_CODES.linkOver, message: 'This link is no longer valid.' } },
  play: approve,
};
export const NoAnswer: Story = { args: { call: { kind: 'unreachable' } }, play: approve };
