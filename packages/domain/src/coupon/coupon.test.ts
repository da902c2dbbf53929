import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeAmount, money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { checkOptionalCode } from '../text/index.ts';
import {
  addAnsweredCoupon,
  addCoupon,
  allocateCoupons,
  areCouponsVerified,
  checkCouponEntry,
  lostBalances,
  newLostBalances,
  reconcileCoupons,
  removeCoupon,
  resetCoupons,
} from './index.ts';
import { appliedCouponFromWire, couponAnswerOfError, couponFromWire } from './schema.ts';
import type { Coupon, CouponAnswer, DueLine, PinRule } from './index.ts';
import { coupon as anyCoupon, couponList, dueLines } from './testing.ts';

const eur = (amount: string) => money(amount, euro);
const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  cardNumber: '6001',
  balance: eur('30'),
  isPartialRedeemAllowed: true,
  brands: ['Brand A'],
  suitedItemCodes: ['GC1'],
  isThirdParty: false,
  isVerified: true,
  ...over,
});
const line = (due: string, itemCode = 'GC1', parentItemCode: string | null = null): DueLine => ({
  itemCode,
  parentItemCode,
  due: eur(due),
});
const add = (coupons: readonly Coupon[], one: Coupon, lines: readonly DueLine[]) =>
  addCoupon(coupons, one, lines, euro);
const refusal = (of: Result.Result<unknown, { _tag: string }>) =>
  Result.match(of, { onSuccess: () => 'accepted', onFailure: ({ _tag }) => _tag });

const enter = (coupons: readonly Coupon[], cardNumber: string, pin = '') =>
  checkCouponEntry(coupons, { cardNumber, pin }, checkOptionalCode);

const answered = (answer: CouponAnswer) => addAnsweredCoupon([], answer, [line('50')], euro);

describe('entering a coupon', () => {
  test.each(['', '   ', '\u00a0\t'])('an empty entry is refused: %j [S5.69][A-17]', (entry) => {
    expect(enter([], entry)).toEqual(Result.fail({ _tag: 'Required' }));
  });

  test('an invalid code or PIN is refused before any call [A-165][A-180][A-194]', () => {
    expect(enter([], ' 60\u2009 01\t-A ')).toEqual(Result.succeed({ cardNumber: '6001-A', pin: '' }));
    expect(enter([], '6001', ' 123 456 ')).toEqual(Result.succeed({ cardNumber: '6001', pin: '123456' }));
    expect(refusal(enter([], '6001.A'))).toBe('NotACode');
    expect(refusal(enter([], '６００１'))).toBe('NotACode');
    expect(refusal(enter([], '6001', '12_456'))).toBe('NotACode');
    expect(refusal(enter([], "60'1"))).toBe('HasSingleQuote');
  });

  test('a card that is already in the list is refused, with or without spaces [S5.70][A-17]', () => {
    expect(refusal(enter([coupon()], ' 60 01 '))).toBe('CouponInvalid');
    expect(refusal(add([coupon()], coupon({ cardNumber: '60 01' }), [line('50')]))).toBe('CouponInvalid');
    expect(enter([coupon()], '60 02')).toEqual(Result.succeed({ cardNumber: '6002', pin: '' }));
  });

  test('the rule on PINs gets the number without spaces, and its result is used in the query [A-89][A-165]', () => {
    const asked: string[] = [];
    const checkPin: PinRule = (pin, cardNumber) => {
      asked.push(`${cardNumber} ${pin}`);
      return Result.succeed('changed');
    };
    expect(checkCouponEntry([], { cardNumber: '60 01', pin: ' 1' }, checkPin)).toEqual(
      Result.succeed({ cardNumber: '6001', pin: 'changed' }),
    );
    expect(asked).toEqual(['6001  1']);
  });

  test('a balance of 0 is refused as insufficient, a balance below the total is not [S4.38][S5.71][A-17]', () => {
    expect(refusal(add([], coupon({ balance: eur('0') }), [line('50')]))).toBe('CouponInsufficientBalance');
    expect(refusal(add([], coupon({ balance: eur('0.01') }), [line('50')]))).toBe('accepted');
  });

  test('a coupon that fits no item is refused, one without suited items fits none [S4.39][S5.72][A-15]', () => {
    expect(refusal(add([], coupon(), [line('50', 'GC2')]))).toBe('CouponNotUsable');
    expect(refusal(add([], coupon({ suitedItemCodes: [] }), [line('50')]))).toBe('CouponNotUsable');
    expect(refusal(add([], coupon(), []))).toBe('CouponNotUsable');
  });

  test('a coupon fits by the item code or by that of its parent [S3.54][S4.39][A-15]', () => {
    expect(refusal(add([], coupon(), [line('50', 'GC1-BLUE', 'GC1')]))).toBe('accepted');
    expect(refusal(add([], coupon({ suitedItemCodes: ['GC1-BLUE'] }), [line('50', 'GC1-BLUE', 'GC1')]))).toBe(
      'accepted',
    );
  });

  test('a coupon with nothing left to pay is refused; an empty one is refused as empty [S4.39][S5.72][A-106]', () => {
    const first = coupon({ balance: eur('50') });
    expect(refusal(add([first], coupon({ cardNumber: '6002' }), [line('50')]))).toBe('CouponNotUsable');
    expect(refusal(add([first], coupon({ cardNumber: '6002', balance: eur('0') }), [line('50')]))).toBe(
      'CouponInsufficientBalance',
    );
  });

  test('the answer of a query adds the coupon as verified, or is turned into its refusal [S5.70][A-17]', () => {
    const found = answered({ _tag: 'CouponFound', coupon: coupon({ isVerified: false }) });
    expect(Result.map(found, ({ coupons }) => coupons)).toEqual(Result.succeed([coupon()]));
    expect(refusal(answered({ _tag: 'CouponRemoved' }))).toBe('CouponInvalid');
    expect(refusal(answered({ _tag: 'CouponUnreachable' }))).toBe('CouponImportFailed');
    const refused = { _tag: 'CouponRefused', code: '11020', message: 'Expired', brands: ['Brand A'] } as const;
    expect(answered(refused)).toEqual(Result.fail(refused));
  });

  test('a coupon can be removed and all can be reset [S4.40][S4.41]', () => {
    const two = [coupon(), coupon({ cardNumber: '6002' })];
    expect(removeCoupon(two, '60 01')).toEqual([two[1]]);
    expect(resetCoupons()).toEqual([]);
  });

  test('removing the coupon just added restores the list [S4.40]', () => {
    fc.assert(
      fc.property(couponList(euro), anyCoupon(euro, '7000'), dueLines(euro), (coupons, one, lines) =>
        Result.match(add(coupons, one, lines), {
          onFailure: () => true,
          onSuccess: (added) => JSON.stringify(removeCoupon(added.coupons, one.cardNumber)) === JSON.stringify(coupons),
        }),
      ),
    );
  });
});

const whole = coupon({ isPartialRedeemAllowed: false, balance: eur('55') });
const at = (due: string) => allocateCoupons([whole], [line(due)], euro).coupons;

describe('a coupon without partial redeem', () => {
  test('is accepted with a warning about the rest that will be lost, and then has a balance of 0 [A-16]', () => {
    const added = Result.getOrThrow(add([], whole, [line('40')]));
    expect(added.lost).toEqual({ cardNumber: '6001', lost: eur('15') });
    const [applied] = allocateCoupons(added.coupons, [line('40')], euro).coupons;
    expect([applied!.applied, applied!.remaining].map(encodeAmount)).toEqual(['40.00', '0.00']);
  });

  test('needs no warning at or below the amount due [A-16]', () => {
    expect(Result.getOrThrow(add([], whole, [line('55')])).lost).toBeNull();
    expect(Result.getOrThrow(add([], whole, [line('99')])).lost).toBeNull();
    expect(Result.getOrThrow(add([], { ...whole, isPartialRedeemAllowed: true }, [line('40')])).lost).toBeNull();
  });

  test('keeps its balance if it pays nothing [A-106]', () => {
    const [applied] = allocateCoupons([whole], [line('40', 'GC2')], euro).coupons;
    expect([applied!.applied, applied!.remaining].map(encodeAmount)).toEqual(['0.00', '55.00']);
    expect(lostBalances([applied!])).toEqual([]);
  });

  test('causes another warning when a later change makes it lose more [A-106]', () => {
    expect(newLostBalances(at('60'), at('40'))).toEqual([{ cardNumber: '6001', lost: eur('15') }]);
    expect(newLostBalances(at('40'), at('30'))).toEqual([{ cardNumber: '6001', lost: eur('25') }]);
    expect(newLostBalances(at('40'), at('40'))).toEqual([]);
    expect(newLostBalances(at('30'), at('40'))).toEqual([]);
  });
});

describe('re-query', () => {
  const two = [coupon(), coupon({ cardNumber: '6002' }), coupon({ cardNumber: '6003' })];
  const found = (over: Partial<Coupon>): CouponAnswer => ({ _tag: 'CouponFound', coupon: coupon(over) });

  test('removed, emptied and no longer fitting coupons leave the list and are named [S4.42][S4.43][A-19]', () => {
    const answers = new Map<string, CouponAnswer>([
      ['6001', couponAnswerOfError({ code: '11018', message: 'removed', brands: [] })],
      ['6002', found({ cardNumber: '6002', balance: eur('0') })],
      ['6003', found({ cardNumber: '6003', suitedItemCodes: ['GC9'] })],
    ]);
    expect(reconcileCoupons(two, answers, [line('50')])).toEqual({
      coupons: [],
      removed: [
        { cardNumber: '6001', reason: 'noLongerValid' },
        { cardNumber: '6002', reason: 'noBalance' },
        { cardNumber: '6003', reason: 'noFittingLine' },
      ],
      unverified: [],
    });
  });

  test('a failed fetch keeps the coupon unverified, which blocks payment until a re-query succeeds [S4.42][A-19]', () => {
    const failed = reconcileCoupons([coupon()], new Map([['6001', { _tag: 'CouponUnreachable' }]]), [line('50')]);
    expect(failed).toEqual({ coupons: [coupon({ isVerified: false })], removed: [], unverified: ['6001'] });
    expect(areCouponsVerified(failed.coupons)).toBe(false);
    const again = reconcileCoupons(failed.coupons, new Map([['6001', found({ balance: eur('12') })]]), [line('50')]);
    expect(again.coupons).toEqual([coupon({ balance: eur('12') })]);
    expect(areCouponsVerified(again.coupons)).toBe(true);
  });

  test('a coupon without an answer counts as unreachable, and an unknown coupon in the answers is ignored [S4.42]', () => {
    const { coupons, unverified } = reconcileCoupons([coupon()], new Map([['9999', found({})]]), [line('50')]);
    expect([coupons.map((one) => one.cardNumber), unverified]).toEqual([['6001'], ['6001']]);
  });

  test('a coupon that fits one line among others stays [S4.42]', () => {
    const lines = [line('50', 'GC9'), line('50'), line('50', 'GC9')];
    expect(reconcileCoupons([coupon()], new Map([['6001', found({})]]), lines).removed).toEqual([]);
  });

  test('one failed query blocks payment, however many succeeded [S4.42][A-19]', () => {
    fc.assert(
      fc.property(couponList(euro), fc.nat(4), (verified, at) => {
        expect(areCouponsVerified(verified)).toBe(true);
        expect(areCouponsVerified(verified.toSpliced(at, 0, coupon({ isVerified: false })))).toBe(false);
      }),
    );
  });

  test('a fitting coupon with nothing left to pay stays [A-106]', () => {
    expect(reconcileCoupons([coupon()], new Map([['6001', found({})]]), [line('0')]).removed).toEqual([]);
  });

  test('every coupon is kept or named as removed, in its order [S4.43]', () => {
    fc.assert(
      fc.property(
        couponList(euro),
        dueLines(euro),
        fc.array(fc.constantFrom('same', 'removed', 'empty', 'none'), { minLength: 4, maxLength: 4 }),
        (coupons, lines, fates) => {
          const answers = new Map<string, CouponAnswer>();
          coupons.forEach((one, at) => {
            if (fates[at] === 'removed') answers.set(one.cardNumber, { _tag: 'CouponRemoved' });
            else if (fates[at] !== 'none')
              answers.set(one.cardNumber, {
                _tag: 'CouponFound',
                coupon: fates[at] === 'same' ? one : { ...one, balance: eur('0') },
              });
          });
          const { coupons: kept, removed } = reconcileCoupons(coupons, answers, lines);
          const gone = new Set(removed.map((one) => one.cardNumber));
          expect(kept.map((one) => one.cardNumber)).toEqual(
            coupons.map((one) => one.cardNumber).filter((number) => !gone.has(number)),
          );
        },
      ),
    );
  });
});

describe('wire', () => {
  const wire = {
    cardNumber: '6001',
    cardBalance: '30.00',
    isAllowPartialRedeem: true,
    subPayDesc: ['Brand A'],
    suitedItemCode: ['GC1'],
    isThirdPartyCoupon: false,
  };

  test('a coupon has number, balance, partial redeem, brands, suited items and origin, and is decoded as unverified [S3.52][S3.53][S3.54]', () => {
    const schema = couponFromWire(euro);
    expect(Schema.decodeUnknownSync(schema)(wire)).toEqual(coupon({ isVerified: false }));
    expect(Schema.encodeSync(schema)(coupon())).toEqual(wire);
  });

  test('the applied and remaining amounts are sent with it [S3.52]', () => {
    const schema = appliedCouponFromWire(euro);
    const applied = { ...wire, appliedAmount: '12.00', remainingBalance: '18.00' };
    expect(Schema.decodeUnknownSync(schema)(applied)).toEqual({
      coupon: coupon({ isVerified: false }),
      applied: eur('12'),
      remaining: eur('18'),
    });
    expect(Schema.encodeSync(schema)(Schema.decodeUnknownSync(schema)(applied))).toEqual(applied);
  });

  test('absent lists are empty, so the coupon fits nothing [S3.54][A-15]', () => {
    const { subPayDesc: _brands, suitedItemCode: _items, ...bare } = wire;
    expect(Schema.decodeUnknownSync(couponFromWire(euro))(bare)).toMatchObject({ brands: [], suitedItemCodes: [] });
  });

  test('code 11018 means removed, another code with a message is a refusal, and without a message it counts as unanswered [S8.25][A-17]', () => {
    expect(couponAnswerOfError({ code: '11018', message: 'x', brands: [] })).toEqual({ _tag: 'CouponRemoved' });
    const error = { code: '11020', message: 'Expired', brands: ['Brand A'] };
    expect(couponAnswerOfError(error)).toEqual({ _tag: 'CouponRefused', ...error });
    expect(couponAnswerOfError({ ...error, message: '' })).toEqual({ _tag: 'CouponUnreachable' });
  });
});
