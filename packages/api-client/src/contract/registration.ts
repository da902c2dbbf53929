/** Registration of individuals. Source: spec section 7 (S7.43 to S7.45), A-72, A-73, A-82. */
import { CustomerKindFromCode } from '@offrande/domain/customer/schema';
import {
  ConfirmationRequest,
  IndividualRegistered,
  IndividualRegistration,
} from '@offrande/domain/registration/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { UnitId } from './wire.ts';
import { withUnit } from './with-unit.ts';

/** Opens an account. `isEmailValid` false: the code that proved the email is not, or no longer, good. */
export const register = defineCall('register', {
  method: 'POST',
  path: '/register',
  version: 'v4',
  auth: 'buyer',
  sealed: true,
  request: withUnit(IndividualRegistration, {}),
  response: IndividualRegistered,
});

/** What the link in the registration mail does. `loginIp` is filled in by the server, whatever is sent. */
export const confirmRegistration = defineCall('confirmRegistration', {
  method: 'POST',
  path: '/register/confirmation',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({ aggregatorBuId: UnitId, ...ConfirmationRequest.fields }),
  response: Schema.Struct({ registerType: CustomerKindFromCode }),
});

export const registrationCalls = { register, confirmRegistration } as const;
