/** Calls that bring a card into an account: whether it needs a PIN, by number, from a unit or with its balance only. Source: A-89. */
import { IMPORT_TYPES } from '@offrande/domain/card-import';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { CaptchaTokens } from './captcha.ts';
import { CardNumber, Member } from './card-fields.ts';
import { Amount, Code, Text, UnitId } from './wire.ts';

/** Whether this number requires a PIN: derived from its range alone, so that nothing about the card is disclosed. */
export const cardValidation = defineCall('cardValidation', {
  method: 'POST',
  path: '/card/cardValidation',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({ ...Member, cardNumber: CardNumber, ...CaptchaTokens }),
  response: Schema.Struct({ isNeedPincode: Schema.Boolean }),
});

/** Brings a card into the account, or its balance into the wallet. `token` is the standard captcha's. */
export const importCard = defineCall('importCard', {
  method: 'POST',
  path: '/card/importCard',
  auth: 'member',
  sealed: true,
  movesValue: true,
  request: Schema.Struct({
    ...Member,
    importType: Schema.Literals(IMPORT_TYPES),
    cardNumber: CardNumber,
    memberBu: UnitId,
    pinCode: Schema.optionalKey(Code),
    email: Schema.optionalKey(Text),
    mobileNo: Schema.optionalKey(Text),
    token: Schema.optionalKey(Text),
    traditionalToken: Schema.optionalKey(Text),
  }),
  /** The unit whose account the import opens; null if it opens none. */
  response: Schema.Struct({ buId: Schema.NullOr(UnitId) }),
});

/** Adds a card to the account by number and PIN. */
export const applyCard = defineCall('applyCard', {
  method: 'POST',
  path: '/card/applyCard',
  version: 'v4',
  auth: 'member',
  sealed: true,
  movesValue: true,
  request: Schema.Struct({
    ...Member,
    cardNumber: CardNumber,
    pinCode: Schema.optionalKey(Code),
    ...CaptchaTokens,
  }),
  response: Schema.Struct({ itemCode: Schema.String, cardBalance: Amount }),
});
