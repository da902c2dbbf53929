/** Sample product pages for tests and stories: a digital card with faces, one with a message alone, a posted one. */
import type { ProductPage } from '@offrande/api-client/contract';
import { art } from '../../../app/testing/art.ts';

const face = (templateId: number, categoryId: string, name: string, ground: string, spot: string) => ({
  templateId,
  categoryId,
  name,
  images: [art(ground, spot)],
});

const product: ProductPage['product'] = {
  itemCode: 'OFFRANDE',
  parentItemCode: null,
  productName: 'Offrande, all brands',
  categoryId: '9',
  kind: 'D',
  minAmount: '10.00',
  maxAmount: '250.00',
  usableAt: 'both',
  productImgUrl: art('#00604e', '#f07d5a'),
  redeemPlace: null,
  productDiscount: '0',
  offer: null,
  hasTemplates: true,
  productSorts: null,
  suggestedAmounts: ['25.00', '50.00', '75.00', '100.00', '150.00'],
  overview: 'One card, 312 brands. The person you give it to picks where to spend it.',
  about: 'You choose the face, write two lines and add a photo; the person you give it to chooses the rest.',
  howToUse: 'Online, enter the card number and the six-digit PIN. In store, show the card at the till.',
  termOfService: 'The card is valid for 12 months from purchase.',
  validMonths: 12,
  voucherKind: 'multiPurpose',
  productTaxRate: '0',
  additionalTaxRate: '20',
  cardMadeFee: null,
  extraCardMadeFee: null,
  isReloadable: true,
  discounts: [
    {
      custId: null,
      itemCode: 'OFFRANDE',
      accumulateAmt: '0.00',
      isAccuSales: false,
      discountList: [
        { amountFrom: '200.00', amountTo: '499.99', discountRate: '3' },
        { amountFrom: '500.00', amountTo: null, discountRate: '5' },
      ],
    },
  ],
};

export const DIGITAL_PAGE: ProductPage = {
  product,
  categoryName: 'All brands',
  templateCategories: [
    { categoryId: '1', name: 'Any day' },
    { categoryId: '2', name: 'Birthday' },
  ],
  templates: [
    face(1, '1', 'Confetti', '#00604e', '#f07d5a'),
    face(2, '2', 'Birthday', '#f5d0cc', '#c2432a'),
    face(3, '1', 'Night', '#1f2a6d', '#f2b631'),
  ],
  letterTypes: [],
  additionalProducts: [],
};

/** A brand's card: its own face, one message, no tiers. */
export const MESSAGE_PAGE: ProductPage = {
  ...DIGITAL_PAGE,
  product: {
    ...product,
    itemCode: 'KINO',
    productName: 'Kino 9',
    hasTemplates: false,
    discounts: [],
    isReloadable: false,
  },
  templates: [],
};

/** Mobile phone credit. */
export const CREDIT_PAGE: ProductPage = {
  ...MESSAGE_PAGE,
  product: { ...MESSAGE_PAGE.product, itemCode: 'ALLO', productName: 'Allo Bleu', categoryId: '10' },
};

/** A posted card: card-made fee, two letters, an envelope, gift wrapping. */
export const POSTED_PAGE: ProductPage = {
  ...DIGITAL_PAGE,
  product: {
    ...product,
    itemCode: 'POSTED',
    productName: 'Offrande by post',
    kind: 'CP',
    cardMadeFee: '15.00',
    discounts: [],
  },
  letterTypes: [
    { id: '1', methodName: 'Tracked letter', price: '4.90' },
    { id: '2', methodName: 'Express letter', price: '9.90' },
  ],
  additionalProducts: [
    {
      extraItemCode: 'kraft',
      extraProductName: 'Kraft envelope',
      extraProductDescription: 'Recycled paper, closed by a cotton thread.',
      extraItemImgUrl: art('#d9b38c', '#8a5a2b'),
      extraProductAmount: '2.50',
      bearsWords: false,
    },
    {
      extraItemCode: 'wrap',
      extraProductName: 'Gift wrapping',
      extraProductDescription: 'Patterned paper, a cotton ribbon, and a tag with your words.',
      extraItemImgUrl: art('#f5d0cc', '#c2432a'),
      extraProductAmount: '3.90',
      bearsWords: true,
    },
  ],
};
