/** Gateways that are loaded with their first call, so that a page can be read and filled in before they are there. */
import type { ShopGateways } from './gateways.ts';

export const lateGateways = (load: () => Promise<ShopGateways>): ShopGateways => ({
  catalogue: { readDiscounts: async (itemCode) => (await load()).catalogue.readDiscounts(itemCode) },
  coupons: { queryCoupon: async (card, lines) => (await load()).coupons.queryCoupon(card, lines) },
  orders: {
    createOrder: async (payload) => (await load()).orders.createOrder(payload),
    confirmOrder: async (order) => (await load()).orders.confirmOrder(order),
    cancelOrder: async (order) => (await load()).orders.cancelOrder(order),
    readOrder: async (orderNo) => (await load()).orders.readOrder(orderNo),
  },
  payments: (search) => ({
    fetchCsrfToken: async () => (await load()).payments(search).fetchCsrfToken(),
    createPaymentSession: async (input) => (await load()).payments(search).createPaymentSession(input),
    readRedirectInfo: async (input) => (await load()).payments(search).readRedirectInfo(input),
    readResult: async (input) => (await load()).payments(search).readResult(input),
    readLogResult: async (input) => (await load()).payments(search).readLogResult(input),
  }),
  resources: { uploadPhoto: async (content, format) => (await load()).resources.uploadPhoto(content, format) },
});
