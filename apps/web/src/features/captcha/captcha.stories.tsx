import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CaptchaTask } from '@offrande/api-client/identity';
import { Button } from '@offrande/ui-kit/Button';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createCaptchaSolver } from '../../shop/captcha-solver.ts';
import { memoryCaptchaPage } from '../../shop/testing/captcha-page.ts';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CaptchaBox } from './captcha-box.tsx';
import { createCaptcha } from './captcha.ts';

interface CaptchaStoryProps {
  task: CaptchaTask;
  isDown?: boolean;
}

function CaptchaStory({ task, isDown = false }: CaptchaStoryProps) {
  const [{ shop, place, captcha }] = useState(() => {
    const page = memoryCaptchaPage('The widget of another company', isDown);
    const solver = createCaptchaSolver({ readTask: async () => task }, page);
    return {
      shop: createMemoryShop({ cart: POSTED_CART }),
      place: placeAt('/'),
      captcha: createCaptcha(solver, 'unlock', () => Date.now()),
    };
  });
  return (
    <Stage shop={shop} place={place}>
      <div className="o-page">
        <h1>Captcha</h1>
        <CaptchaBox captcha={captcha} />
        <Button onPress={() => void captcha.prepare()}>Ask</Button>
      </div>
    </Stage>
  );
}

const meta = {
  title: 'screens/Captcha',
  component: CaptchaStory,
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Ask' })),
} satisfies Meta<typeof CaptchaStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const GOOGLE: CaptchaTask = { provider: 'google', siteKey: 'site', isInvisible: false };

export const Google: Story = { args: { task: GOOGLE } };
export const GoogleInvisible: Story = { args: { task: { ...GOOGLE, isInvisible: true } } };
export const Cloudflare: Story = { args: { task: { provider: 'cloudflare', siteKey: 'site' } } };
export const WidgetFailed: Story = { args: { task: GOOGLE, isDown: true } };
