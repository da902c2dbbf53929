import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { photoSrc } from '../story-art/story-art.tsx';
import { PhotoCropper } from './index.ts';

const meta = {
  title: 'ui-kit/PhotoCropper',
  component: PhotoCropper,
  args: {
    src: photoSrc,
    widthPx: 1600,
    heightPx: 1200,
    square: { xPx: 200, yPx: 0, sidePx: 1200 },
    zoom: 1,
    maxZoom: 4,
    onMove: fn(),
    onZoomBy: fn(),
    onZoomTo: fn(),
    label: 'Your photo under the frame',
    hint: 'Drag the photo, pinch to zoom. With the keyboard: arrows, + and −.',
    zoomLabel: 'Zoom',
    moveLabels: {
      left: 'Move the photo left',
      right: 'Move the photo right',
      up: 'Move the photo up',
      down: 'Move the photo down',
    },
  },
} satisfies Meta<typeof PhotoCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Near: Story = { args: { square: { xPx: 500, yPx: 300, sidePx: 500 }, zoom: 2.4 } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('group', { name: /^Your photo/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}+-');
    await expect(args.onMove).toHaveBeenNthCalledWith(1, { xPx: 60, yPx: 0 });
    await expect(args.onMove).toHaveBeenNthCalledWith(2, { xPx: 0, yPx: -60 });
    await expect(args.onZoomBy).toHaveBeenNthCalledWith(1, 1.1);
    await expect(args.onZoomBy).toHaveBeenNthCalledWith(2, 1 / 1.1);
    await userEvent.click(canvas.getByRole('button', { name: 'Move the photo left' }));
    await expect(args.onMove).toHaveBeenNthCalledWith(3, { xPx: -60, yPx: 0 });
  },
};
