import { couponList } from '@offrande/domain/coupon/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { homeBoot } from '../app/testing/sample-boot.ts';
import { createMemoryStore } from './key-value-store.ts';
import { createShop } from './shop.ts';
import { createVisit } from './visit.ts';
import { CARDS, EURO } from './testing/sample.ts';

describe('what the visit keeps', () => {
  test('the guest’s choice, name, email and document stand under the keys of the specification [S4.86]', () => {
    const storage = createMemoryStore();
    const visit = createVisit('FR', EURO, storage);
    expect(visit.isAllowedToContinueAsGuest()).toBe(false);
    visit.allowGuest();
    const guest = {
      name: 'Zoé Lin',
      email: 'z@exemple.fr',
      confirmEmail: '',
      areaCode: '',
      mobile: '',
      documentType: 'other',
      documentNumber: 'AB12',
    } as const;
    visit.saveGuest(guest);
    const keys = ['isAllowToContinueAsGuest', 'guestName', 'guestEmail', 'guestDocType', 'guestIdCardNo'];
    expect(keys.map((key) => storage.getItem(key))).toEqual(['true', 'Zoé Lin', 'z@exemple.fr', 'other', 'AB12']);
    expect(visit.readGuest()).toEqual(guest);
    expect(visit.isAllowedToContinueAsGuest()).toBe(true);
  });

  test('coupons come back in their order, each to be asked about anew [S3.51][A-19]', () =>
    fc.assert(
      fc.property(couponList(EURO), (coupons) => {
        const visit = createVisit('FR', EURO, createMemoryStore());
        visit.saveCoupons(coupons);
        expect(visit.readCoupons()).toEqual(coupons.map((one) => ({ ...one, isVerified: false })));
      }),
    ));

  test('coupons stay with the tab, which another page of the unit finds them in, and with nothing that outlasts it [S3.159]', () => {
    createShop(homeBoot).visit.saveCoupons([{ ...CARDS.forty, isVerified: true }]);
    expect(createShop(homeBoot).visit.readCoupons()).toMatchObject([{ cardNumber: CARDS.forty.cardNumber }]);
    expect(sessionStorage.getItem(storageNameOf('couponList:{unit}', 'FR'))).toContain(CARDS.forty.cardNumber);
    expect(localStorage).toHaveLength(0);
    sessionStorage.clear();
    expect(createShop(homeBoot).visit.readCoupons()).toEqual([]);
  });

  test('the order being paid stays until it is taken away, and another unit does not see it [S3.49]', () => {
    const storage = createMemoryStore();
    const order = {
      notConfirmYetOrderNo: 'FR-1',
      paymentLogId: null,
      chosenMeans: 'creditCard',
      lines: [{ lineId: 'L1', quantity: 2 }],
    } as const;
    const visit = createVisit('FR', EURO, storage);
    visit.saveOrder(order);
    expect(visit.readOrder()).toEqual(order);
    expect(createVisit('ES', EURO, storage).readOrder()).toBeNull();
    visit.saveOrder(null);
    expect(visit.readOrder()).toBeNull();
  });

  test('the order that was left to be paid is known to other tabs until its own gives it up [A-34]', () => {
    const lasting = createMemoryStore();
    const [tab, other] = [0, 1].map(() => createVisit('FR', EURO, createMemoryStore(), lasting));
    tab!.saveOrder({ notConfirmYetOrderNo: 'FR-1', paymentLogId: null, chosenMeans: null, lines: [] });
    expect(other!.readOrder()).toBeNull();
    expect(other!.readLeftOrder()?.notConfirmYetOrderNo).toBe('FR-1');
    other!.saveOrder(null);
    expect(other!.readLeftOrder()?.notConfirmYetOrderNo ?? null).toBe('FR-1');
    other!.saveOrder({ notConfirmYetOrderNo: 'FR-2', paymentLogId: null, chosenMeans: null, lines: [] });
    tab!.saveOrder(null);
    expect(tab!.readLeftOrder()?.notConfirmYetOrderNo ?? null).toBe('FR-2');
    other!.saveOrder(null);
    expect(other!.readLeftOrder()).toBeNull();
  });

  test.each(['', '{', '[1]', '{"notConfirmYetOrderNo":""}'])('what cannot be read counts as nothing: %j', (text) => {
    const storage = createMemoryStore();
    storage.setItem('order:FR', text);
    storage.setItem('couponList:FR', text);
    const visit = createVisit('FR', EURO, storage);
    expect(visit.readOrder()).toBeNull();
    expect(visit.readCoupons()).toEqual([]);
  });
});
