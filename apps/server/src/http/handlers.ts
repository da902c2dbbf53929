/** The handlers of all calls, gathered from the folders of their words. A call without one does not compile. */
import type { UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { catalogueHandlers } from '../catalogue/catalogue-handlers.ts';
import { captcha } from '../captcha/captcha.ts';
import { cardHandlers } from '../card/card-handlers.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { confirmOrder } from '../order/confirm-order.ts';
import { createOrder } from '../order/create-order.ts';
import { orderDetail } from '../order/order-detail.ts';
import { createPaymentSession } from '../payment/create-payment-session.ts';
import { csrfToken } from '../payment/csrf-token.ts';
import { paymentLogResult, paymentResult, redirectInfo } from '../payment/payment-result.ts';
import { resourceHandlers } from '../resource/resource-handlers.ts';
import { init } from '../session/init.ts';
import { countryCodes } from '../unit/countries.ts';
import { timestamp } from '../unit/timestamp.ts';
import { unitParameters } from '../unit/unit-parameters.ts';
import { unlockOrder } from '../unlock/unlock-order.ts';
import type { Handlers } from './handler.ts';

export const handlersOf = (catalogues: ReadonlyMap<string, UnitCatalogue>): Handlers => ({
  init,
  unitParameters,
  countryCodes,
  timestamp,
  captcha,
  unlockOrder,
  createOrder,
  confirmOrder,
  cancelOrder,
  orderDetail,
  csrfToken,
  createPaymentSession,
  redirectInfo,
  paymentResult,
  paymentLogResult,
  ...catalogueHandlers(catalogues),
  ...resourceHandlers,
  ...cardHandlers,
});
