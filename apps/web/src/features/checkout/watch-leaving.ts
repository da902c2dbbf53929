/**
 * The ways in which checkout is left, each put as a question to the guard: a link, the browser's Back, and (the browser's
 * own question) closing the tab. The cart and a product's page belong to the purchase. Source: S2.98 to S2.105, A-47.
 */
import { needsConfirmation, type leaveGuardMachine } from '@offrande/domain/checkout';
import type { ActorRefFrom } from 'xstate';
import type { Shop } from '../../shop/shop.ts';
import { pathBelow, watchBack, watchLinks, watchUnload } from './leaving.ts';

const CHECKOUT = '/buying/checkout';
const WITHIN_PURCHASE = /^\/(?:cart|product\/[^/]+)$/iu;

/** Signing in on the way to checkout, which keeps the cart. */
const isSigningIn = (path: string, query: URLSearchParams): boolean =>
  path.toLowerCase() === '/auth/login' && query.get('nextStep') === 'checkout';

/** True where going to an address from checkout must be confirmed. */
const isLeaving = (path: string, query: URLSearchParams): boolean =>
  needsConfirmation(CHECKOUT, path) && !WITHIN_PURCHASE.test(path) && !isSigningIn(path, query);

/** Watches until stopped; `base` is the prefix that the visitor came with. */
export const watchLeaving = (
  guard: ActorRefFrom<typeof leaveGuardMachine>,
  { visit }: Pick<Shop, 'visit'>,
  base: string,
): (() => void) => {
  const facts = () => ({
    page: 'checkout' as const,
    unconfirmedOrderNo: visit.readOrder()?.notConfirmYetOrderNo ?? null,
    isPaymentFormOpen: false,
    draftId: null,
  });
  const pathOf = ({ pathname }: URL): string => pathBelow(base, pathname);
  const stops = [
    watchLinks(
      (address) => isLeaving(pathOf(address), address.searchParams),
      (address) =>
        guard.send({ type: 'leave', target: pathOf(address) + address.search + address.hash, facts: facts() }),
    ),
    watchBack(() => guard.send({ type: 'back', kind: 'guest', facts: facts() })),
    watchUnload(),
  ];
  return () => stops.forEach((stop) => stop());
};
