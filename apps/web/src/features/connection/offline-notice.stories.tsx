import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** Simulates a browser that is offline. */
function OfflineStory() {
  const [{ shop, place }] = useState(() => ({ shop: createMemoryShop({ cart: POSTED_CART }), place: placeAt('/') }));
  useEffect(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    globalThis.dispatchEvent(new Event('offline'));
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  }, []);
  return (
    <Stage shop={shop} place={place}>
      <OfflineNotice />
    </Stage>
  );
}

const meta = {
  title: 'screens/Offline',
  component: OfflineStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
