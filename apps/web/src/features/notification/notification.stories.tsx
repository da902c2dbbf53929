import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@offrande/ui-kit/Button';
import type { NotificationKind } from '@offrande/domain/notification';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { ToastPlace } from '../../page/toasts.tsx';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { useNotify } from './use-notify.ts';

interface NotificationStoryProps {
  kind: NotificationKind;
  title?: string;
  content?: string;
}

function Told({ kind, title, content }: NotificationStoryProps) {
  const notify = useNotify();
  return <Button onPress={() => notify(kind, title, content)}>Tell</Button>;
}

function NotificationStory(props: NotificationStoryProps) {
  const [{ shop, place }] = useState(() => ({ shop: createMemoryShop({ cart: POSTED_CART }), place: placeAt('/') }));
  return (
    <Stage shop={shop} place={place}>
      <Told {...props} />
      <ToastPlace />
    </Stage>
  );
}

const meta = {
  title: 'screens/Notification',
  component: NotificationStory,
  args: { kind: 'success' },
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Tell' })),
} satisfies Meta<typeof NotificationStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = { args: { kind: 'error' } };
export const Warning: Story = { args: { kind: 'warning' } };
export const OwnWords: Story = { args: { title: 'Saved', content: 'Atelier Nord has been asked.' } };
