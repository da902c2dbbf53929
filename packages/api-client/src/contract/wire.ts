/** The plain values that many calls share. Amounts are decimal strings with a dot, never numbers. */
import { DELIVERY_CODES } from '@offrande/domain/delivery';
import { Schema } from 'effect';

/** A decimal amount such as `50.00`, without sign, spaces or exponent. */
export const Amount = Schema.String.check(Schema.isPattern(/^\d{1,12}(\.\d{1,3})?$/));
/** A percentage such as `5` or `2.5`. */
export const Rate = Schema.String.check(Schema.isPattern(/^\d{1,3}(\.\d{1,4})?$/));
export const UnitId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_]{1,32}$/));
export const ItemCode = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,64}$/));
export const OrderNo = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9-]{1,40}$/));
/** A return of cards: a UUID in lower case. */
export const ReturnId = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
export const LanguageTag = Schema.String.check(Schema.isPattern(/^[a-z]{2}([_-][A-Za-z]{2})?$/));
/** Free text with a ceiling that protects the server; the field's own rule decides the real limit. */
export const Text = Schema.String.check(Schema.isMaxLength(2000));
/** A code-like entry (coupon, card number, PIN): ASCII letters, digits, hyphens and the white space that is dropped. */
export const Code = Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(/^[A-Za-z0-9\s\u0085-]*$/));
/** Whole number from 0. */
export const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));
/** A page number as written in an address, from 1. */
export const PageText = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,4}$/));
/** Card kind: CP customized physical, D digital, P physical. */
export const Kind = Schema.Literals(['CP', 'D', 'P']);
/** Delivery type: its code in the table of the domain. */
export const DeliverType = Schema.Literals(Object.values(DELIVERY_CODES));
