/**
 * What checkout needs of a unit's parameters (spec section 1): the payment means listed for guests and individuals, the
 * provider, guest mode. Read here once; unknown codes are left out, for nobody could pay by them (S6.29, A-32, A-41).
 */
import {
  PAYMENT_PROVIDER_IDS,
  readPaymentMeans,
  type PaymentMeans,
  type PaymentProviderId,
} from '@offrande/domain/payment';
import { Schema } from 'effect';

export interface CheckoutRules {
  /** In the unit's order, coupons and wallet among them. */
  readonly listedMeans: readonly PaymentMeans[];
  readonly provider: PaymentProviderId;
  readonly isGuestOnly: boolean;
  readonly isGuestModeOn: boolean;
}

const flag = Schema.Literals([0, 1]);

const parameters = Schema.Struct({
  paymentType: Schema.Struct({ C: Schema.Array(Schema.String) }),
  pspProvider: Schema.Literals(PAYMENT_PROVIDER_IDS),
  guestModeOnly: Schema.optionalKey(flag),
  isEnableGuestMode: Schema.optionalKey(flag),
});

const decode = Schema.decodeUnknownSync(parameters);

/** Guest mode is on and not exclusive where the unit is silent. Parameters that cannot be read are a defect of the unit. */
export const readCheckoutRules = (unitParameters: unknown): CheckoutRules => {
  const { paymentType, pspProvider, guestModeOnly = 0, isEnableGuestMode = 1 } = decode(unitParameters);
  return {
    listedMeans: paymentType.C.map(readPaymentMeans).filter((means) => means !== null),
    provider: pspProvider,
    isGuestOnly: guestModeOnly === 1,
    isGuestModeOn: isEnableGuestMode === 1,
  };
};
