/** Files that a company uploaded before, in tests and stories. The stage's day is that of its shop. */
import type { MemoryPreviousFile } from '@offrande/api-client/testing';
import { money } from '@offrande/domain/money';
import { DAY_MS } from '@offrande/domain/time';
import { OPENED_AT } from '../../../shop/testing/memory-shop.ts';
import { EURO } from '../../../shop/testing/sample.ts';
import { DIGITAL_PAGE } from '../../product/testing/sample-page.ts';

const HEADER = ['amount', 'firstName', 'lastName', 'email', 'message'];

const FILE: MemoryPreviousFile = {
  uploadId: 'file-1',
  fileName: 'salaires-juin.csv',
  uploadedAt: OPENED_AT - 2 * DAY_MS,
  uploadedBy: 'Inès Marchand',
  itemCode: DIGITAL_PAGE.product.itemCode,
  productName: DIGITAL_PAGE.product.productName,
  deliveryType: 'email',
  cards: 2,
  amount: money('120.50', EURO),
  order: null,
  isInSavedCart: false,
  cells: [
    HEADER,
    ['50.00', 'Inès', 'Marchand', 'ines@exemple.fr', ''],
    ['70.50', 'Hugo', 'Petit', 'hugo@exemple.fr', 'Bravo'],
  ],
};

/** Its amounts are no longer sold. */
export const DEARER: MemoryPreviousFile = {
  ...FILE,
  uploadId: 'file-4',
  fileName: 'grands-cadeaux.xlsx',
  uploadedAt: OPENED_AT - 12 * DAY_MS,
  uploadedBy: null,
  cards: 1,
  amount: money('5000', EURO),
  isInSavedCart: true,
  cells: [HEADER, ['5000.00', 'Zoé', 'Blanc', 'zoe@exemple.fr', '']],
};

export const ORDERED: MemoryPreviousFile = {
  ...FILE,
  uploadId: 'file-2',
  fileName: 'noel.xlsx',
  uploadedAt: OPENED_AT - 5 * DAY_MS,
  uploadedBy: 'Hugo Petit',
  order: { orderNo: 'FR2606091234', orderedAt: OPENED_AT - 4 * DAY_MS },
};

export const EXPIRED: MemoryPreviousFile = {
  ...FILE,
  uploadId: 'file-5',
  fileName: 'printemps.xlsx',
  uploadedAt: OPENED_AT - 31 * DAY_MS,
  cells: null,
};

/** For another card, which is no longer sold, and another way of delivery. */
export const OF_ANOTHER_CARD: MemoryPreviousFile = {
  ...FILE,
  uploadId: 'file-3',
  fileName: 'equipe.xlsx',
  uploadedAt: OPENED_AT - 8 * DAY_MS,
  itemCode: 'gone',
  productName: null,
  deliveryType: 'sms',
  cards: 1,
  amount: money('50', EURO),
  cells: [
    ['amount', 'areaCode', 'phone'],
    ['50.00', '+33', '612345678'],
  ],
};

/** The newest first. */
export const PREVIOUS_FILES: readonly MemoryPreviousFile[] = [FILE, ORDERED, OF_ANOTHER_CARD, DEARER, EXPIRED];
