/** The wire format of answers about one-time codes (S7.52 to S7.55). */
import { Schema } from 'effect';

const sent = Schema.Struct({ reference: Schema.NonEmptyString });

/** A code was sent by SMS: the wire's `otpId` is its reference. */
export const PhoneCodeSent = sent.pipe(Schema.encodeKeys({ reference: 'otpId' }));
/** A code was sent by email: the wire's `tokenId` is its reference. */
export const EmailCodeSent = sent.pipe(Schema.encodeKeys({ reference: 'tokenId' }));
/** The wire's `result`: whether the code is right. */
export const CodeConfirmed = Schema.Struct({ isRight: Schema.Boolean }).pipe(Schema.encodeKeys({ isRight: 'result' }));
