/** The coupon query, answered in the domain's words. Source: spec section 7 (S7.103, S7.104), A-17, A-19. */
import type { CouponAnswer, CouponLine } from '@offrande/domain/coupon';
import { couponAnswerOfError, couponFromWire } from '@offrande/domain/coupon/schema';
import { encodeAmount, type Currency } from '@offrande/domain/money';
import { Result, Schema } from 'effect';
import { isCallFailure } from '../client/call-failure.ts';
import type { Client } from '../client/client.ts';
import { queryCard } from '../contract/coupon.ts';
import { type SolveCaptcha, withCaptcha } from '../identity/index.ts';
import { customerField, type ReadCustomerId } from './whose.ts';

/** The result of a query for a line. */
type QueriedLine = Omit<CouponLine, 'due'>;

export interface CouponGateway {
  queryCoupon(
    card: { readonly cardNumber: string; readonly pin: string },
    lines: readonly QueriedLine[],
  ): Promise<CouponAnswer>;
}

const brandsOf = (detail: Readonly<Record<string, string>>): readonly string[] =>
  detail['brands'] === undefined ? [] : detail['brands'].split(', ');

export const createCouponGateway = (
  client: Client,
  currency: Currency,
  solve: SolveCaptcha,
  readCustomerId: ReadCustomerId = () => null,
): CouponGateway => {
  const decode = Schema.decodeUnknownResult(couponFromWire(currency));
  return {
    queryCoupon: async ({ cardNumber, pin }, lines) => {
      const cartList = lines.map((line) => ({
        itemCode: line.itemCode,
        ...(line.parentItemCode === null ? {} : { parentItemCode: line.parentItemCode }),
        amount: encodeAmount(line.amount),
        qty: line.quantity,
      }));
      try {
        const answer = await withCaptcha('couponQuery', solve, (captcha) =>
          client.call(queryCard, {
            aggregatorBu: client.unitId,
            cardNumber,
            ...(pin === '' ? {} : { pinCode: pin }),
            ...customerField(readCustomerId),
            cartList,
            ...captcha,
          }),
        );
        const coupon = decode(answer);
        return Result.isSuccess(coupon)
          ? { _tag: 'CouponFound', coupon: coupon.success }
          : { _tag: 'CouponUnreachable' };
      } catch (failure) {
        if (!isCallFailure(failure) || failure.reason !== 'refused') return { _tag: 'CouponUnreachable' };
        return couponAnswerOfError({
          code: failure.code,
          message: failure.serverMessage,
          brands: brandsOf(failure.detail),
        });
      }
    },
  };
};
