import { couponList } from '@offrande/domain/coupon/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryKeep } from './keep.ts';
import { createSession } from './session.ts';
import { EURO } from './testing/sample.ts';

describe('what the session keeps', () => {
  test('the guest’s choice, name and email stand under the keys of the specification [S4.86]', () => {
    const keep = createMemoryKeep();
    const session = createSession('FR', EURO, keep);
    expect(session.isAllowedToContinueAsGuest()).toBe(false);
    session.allowGuest();
    session.keepGuest({ name: 'Zoé Lin', email: 'z@exemple.fr', confirmEmail: '', areaCode: '', mobile: '' });
    expect(['isAllowToContinueAsGuest', 'guestName', 'guestEmail'].map((key) => keep.getItem(key))).toEqual([
      'true',
      'Zoé Lin',
      'z@exemple.fr',
    ]);
    expect(session.isAllowedToContinueAsGuest()).toBe(true);
  });

  test('coupons come back in their order, each to be asked about anew [S3.51][A-19]', () =>
    fc.assert(
      fc.property(couponList(EURO), (coupons) => {
        const session = createSession('FR', EURO, createMemoryKeep());
        session.keepCoupons(coupons);
        expect(session.readCoupons()).toEqual(coupons.map((one) => ({ ...one, isVerified: false })));
      }),
    ));

  test('the order being paid stays until it is taken away, and another unit does not see it [S3.49]', () => {
    const keep = createMemoryKeep();
    const order = { notConfirmYetOrderNo: 'FR-1', paymentLogId: null, chosenMeans: 'creditCard' } as const;
    const session = createSession('FR', EURO, keep);
    session.keepOrder(order);
    expect(session.readOrder()).toEqual(order);
    expect(createSession('ES', EURO, keep).readOrder()).toBeNull();
    session.keepOrder(null);
    expect(session.readOrder()).toBeNull();
  });

  test('the order that was left to be paid is known to other tabs until its own gives it up [A-34]', () => {
    const lasting = createMemoryKeep();
    const [tab, other] = [0, 1].map(() => createSession('FR', EURO, createMemoryKeep(), lasting));
    tab!.keepOrder({ notConfirmYetOrderNo: 'FR-1', paymentLogId: null, chosenMeans: null });
    expect([other!.readOrder(), other!.readLeftOrderNo()]).toEqual([null, 'FR-1']);
    other!.keepOrder(null);
    expect(other!.readLeftOrderNo()).toBe('FR-1');
    other!.keepOrder({ notConfirmYetOrderNo: 'FR-2', paymentLogId: null, chosenMeans: null });
    tab!.keepOrder(null);
    expect(tab!.readLeftOrderNo()).toBe('FR-2');
    other!.keepOrder(null);
    expect(other!.readLeftOrderNo()).toBeNull();
  });

  test.each(['', '{', '[1]', '{"notConfirmYetOrderNo":""}'])('what cannot be read counts as nothing: %j', (text) => {
    const keep = createMemoryKeep();
    keep.setItem('order:FR', text);
    keep.setItem('couponList:FR', text);
    const session = createSession('FR', EURO, keep);
    expect(session.readOrder()).toBeNull();
    expect(session.readCoupons()).toEqual([]);
  });
});
