import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS } from '@offrande/domain/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { Guard } from './session-guard.tsx';
import { createNoticeStore } from '../../shop/pending-notices.ts';

type Moment = 'lastMinute' | 'wasInactive' | 'logoutFailed';

function GuardStory({ moment }: { readonly moment: Moment }) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember: moment === 'lastMinute' });
    if (moment === 'wasInactive')
      createNoticeStore('FR', made.tab).leave([{ _tag: 'SignedOutForInactivity', minutes: 30 }]);
    if (moment === 'logoutFailed') createNoticeStore('FR', made.tab).leave([{ _tag: 'LogoutFailed' }]);
    if (moment === 'lastMinute') {
      made.pass(INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS);
      void made.session().then((actor) => actor.send({ type: 'tick', at: made.now() }));
    }
    return made;
  });
  const [place] = useState(() => placeAt('/'));
  return (
    <Stage shop={shop} place={place}>
      <Suspense>
        <Guard />
      </Suspense>
    </Stage>
  );
}

const meta = {
  title: 'screens/Session',
  component: GuardStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const LastMinute: Story = { args: { moment: 'lastMinute' }, play: shown };
export const SignedOutForInactivity: Story = { args: { moment: 'wasInactive' }, play: shown };
export const LogoutFailed: Story = { args: { moment: 'logoutFailed' }, play: shown };
