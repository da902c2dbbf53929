import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Misfortune } from '@offrande/api-client/testing';
import { emptyCart } from '@offrande/domain/cart';
import { CHOSEN_PHOTO } from '@offrande/domain/file';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { DIGITAL_CART, EURO, POSTED_CART } from '../../shop/testing/sample.ts';
import { ProductStage, shopWith } from './testing/product-stage.tsx';
import { CREDIT_PAGE, DIGITAL_PAGE, MESSAGE_PAGE, POSTED_PAGE } from './testing/sample-page.ts';

const meta = {
  title: 'screens/Product',
  component: ProductStage,
  parameters: { layout: 'fullscreen' },
  args: { page: DIGITAL_PAGE },
} satisfies Meta<typeof ProductStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Digital: Story = {};
export const MessageOnly: Story = { args: { page: MESSAGE_PAGE } };
export const Posted: Story = { args: { page: POSTED_PAGE } };
export const ChangingALine: Story = { args: { make: () => shopWith(DIGITAL_CART), lineId: 'D' } };

/** Kept in its field, and flagged there and at the card; on a phone at the small card below the header too. */
export const LineTooLong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First line' }), 'Pour tes 30 ans, Inès');
    const second = canvas.getByRole('textbox', { name: 'Second line' });
    await userEvent.type(second, 'On t’embrasse très fort, Papa et Maman');
    await expect(second).toHaveAccessibleDescription(/38 characters\. 32 at most\./);
  },
};

export const GiftWrapped: Story = {
  args: { page: POSTED_PAGE },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First line' }), 'Pour tes 30 ans, Inès');
    await userEvent.click(await canvas.findByRole('radio', { name: /^Gift wrapping/ }));
    await expect(canvas.getByText('On the tag')).toBeVisible();
  },
};

export const CitiesOfThePostcode: Story = {
  args: {
    page: POSTED_PAGE,
    make: () => createMemoryShop({ cart: emptyCart(EURO), cities: { '91190': ['Gif-sur-Yvette', 'Saint-Aubin'] } }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Postcode' }), '91190');
    await canvas.findByRole('group', { name: 'Cities of this postcode' });
  },
};

/** A member may choose where the card can be redeemed. */
export const ForMember: Story = {
  beforeEach: () => {
    const stored = [
      [storageNameOf('accessToken:{unit}', 'FR'), 'token'],
      [storageNameOf('custId:{unit}', 'FR'), 'C1'],
      [storageNameOf('custType:{unit}', 'FR'), 'C'],
    ] as const;
    for (const [name, value] of stored) localStorage.setItem(name, value);
    return () => stored.forEach(([name]) => localStorage.removeItem(name));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Another place' }));
    await expect(canvas.getByRole('textbox', { name: /^Which place/ })).toBeVisible();
  },
};

export const BesideOtherCards: Story = { args: { make: () => shopWith(POSTED_CART) } };

export const AllErrors: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Second line' }), 'Much more than thirty-two characters');
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus());
  },
};

const fill: Play = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Their email/ }), 'ines@exemple.fr');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your full name' }), 'Camille Roux');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your email' }), 'camille@exemple.fr');
};
const add: Play = async (playing) => {
  await fill(playing);
  await userEvent.click(playing.canvas.getByRole('button', { name: 'Add to cart' }));
};

export const PhoneCredit: Story = {
  args: { page: CREDIT_PAGE },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: /Their mobile number/ })),
};
export const ForOneself: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Me' }));
    await canvas.findByRole('heading', { name: 'What you will receive' });
  },
};
export const OnADay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'On a date' }));
    await expect(canvas.getByLabelText('Date')).toBeVisible();
  },
};
export const FacesMissing: Story = {
  args: { page: { ...DIGITAL_PAGE, templates: [] } },
  play: async () => {
    await within(document.body).findByRole('alertdialog', { name: 'The faces of this card cannot be loaded' });
  },
};
export const StartAgain: Story = {
  args: { make: () => shopWith(POSTED_CART) },
  play: async (playing) => {
    await add(playing);
    await within(document.body).findByRole('button', { name: 'Empty the cart and add this card' });
  },
};
export const QuantityAboveLimit: Story = {
  args: {
    make: () => shopWith({ ...DIGITAL_CART, lines: DIGITAL_CART.lines.map((line) => ({ ...line, quantity: 10 })) }),
  },
  play: async (playing) => {
    await add(playing);
    await playing.canvas.findByRole('link', { name: /10 cards at most/ });
  },
};

const upload =
  (file: File): Play =>
  async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, file, { applyAccept: false });
  };
/** Chooses a photo and takes what the frame shows. */
const uploadCropped =
  (file: File): Play =>
  async (playing) => {
    await upload(file)(playing);
    await userEvent.click(await screen.findByRole('button', { name: 'Use this photo' }));
  };
/** A one-pixel image, so that it can be displayed. */
const PNG = new File(
  [
    Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (sign) => sign.charCodeAt(0),
    ),
  ],
  'ines.png',
  { type: 'image/png' },
);
const withPhotoFault = (misfortune: Misfortune) => () => {
  const shop = shopWith();
  shop.memory.script.befall('uploadPhoto', misfortune);
  return shop;
};

export const WithPhoto: Story = {
  play: async (playing) => {
    await uploadCropped(PNG)(playing);
    await playing.canvas.findByRole('button', { name: 'Replace' });
  },
};
export const PhotoOnItsWay: Story = {
  args: { make: withPhotoFault({ kind: 'silent' }) },
  play: async (playing) => {
    await uploadCropped(PNG)(playing);
    await playing.canvas.findByText('Uploading');
  },
};
export const PhotoNotUploaded: Story = {
  args: { make: withPhotoFault({ kind: 'unreachable' }) },
  play: async (playing) => {
    await uploadCropped(PNG)(playing);
    await playing.canvas.findByText('The photo could not be uploaded. Send it again or choose another.');
  },
};
export const PhotoTooBig: Story = {
  play: async (playing) => {
    await upload(new File([new Uint8Array(CHOSEN_PHOTO.maxBytes + 1)], 'big.png', { type: 'image/png' }))(playing);
    await playing.canvas.findByText(/File too big/);
  },
};
export const PhotoOfAnotherType: Story = {
  play: async (playing) => {
    await upload(new File(['GIF89a'], 'cat.gif', { type: 'image/gif' }))(playing);
    await playing.canvas.findByText(/Unsupported type/);
  },
};
