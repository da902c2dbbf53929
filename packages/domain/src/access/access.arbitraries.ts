/** Random visitors, access policies, screens and addresses, and a policy with everything enabled. */
import * as fc from 'fast-check';
import { CONTRACT_LEVELS, CUSTOMER_KINDS } from '../customer/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { ACCESS_FEATURES } from './access-policy.ts';
import type { AccessFeature, AccessFeatures, AccessPolicy } from './access-policy.ts';
import type { EntryFacts, Visitor } from './entry.ts';
import { ROUTES } from './routes.ts';
import type { Screen } from './screen.ts';

const features = (value: (feature: AccessFeature) => boolean): AccessFeatures =>
  Object.fromEntries(ACCESS_FEATURES.map((feature) => [feature, value(feature)])) as Record<AccessFeature, boolean>;

/** All functions except these. */
export const featuresWithout = (...off: readonly AccessFeature[]): AccessFeatures =>
  features((feature) => !off.includes(feature));

/** A unit with all functions, its own FAQ, content at `/terms`, and guest mode on. */
export const everythingOn: AccessPolicy = {
  features: featuresWithout(),
  contentPages: ['/terms'],
  faqAddress: '',
  guests: { isGuestOnly: false, isGuestModeOn: true, isSingleSignOnOnly: false },
};

/** Screens on either side of the limit, of phones and of zoomed desktops. */
export const anyScreen: fc.Arbitrary<Screen> = fc.record({
  widthPx: fc.oneof(fc.constantFrom(320, 991, 992, 1440), fc.integer({ min: 200, max: 4000 })),
  hasFinePointer: fc.boolean(),
});

export const anyVisitor: fc.Arbitrary<Visitor> = fc.record({
  kind: fc.constantFrom(...CUSTOMER_KINDS),
  level: fc.option(fc.constantFrom(...CONTRACT_LEVELS)),
  companyType: fc.option(fc.constantFrom('A', 'P', 'V')),
  isCartEmpty: fc.boolean(),
  isGuestChosen: fc.boolean(),
});

export const anyAccessPolicy: fc.Arbitrary<AccessPolicy> = fc
  .record({
    off: fc.subarray([...ACCESS_FEATURES]),
    contentPages: fc.subarray(['/terms', '/privacy-policy', '/guides/Works-Council']),
    guests: fc.record({
      isGuestOnly: fc.boolean(),
      isGuestModeOn: fc.boolean(),
      isSingleSignOnOnly: fc.boolean(),
    }),
  })
  .map(({ off, ...rest }) => ({
    ...rest,
    features: featuresWithout(...off),
    faqAddress: off.includes('ownFaq') ? 'https://faq.example/' : '',
  }));

export const anyEntryFacts: fc.Arbitrary<EntryFacts> = fc.record({
  visitor: anyVisitor,
  policy: anyAccessPolicy,
  screen: fc.option(anyScreen),
});

const PARTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  ':itemCode': fc.constantFrom('kino-9', 'Café 10', '50%'),
  ':orderNo?': fc.constantFrom('', '2406-1'),
  ':type': fc.constantFrom('order', 'topup', 'topupWallet', 'refund'),
};

const pathOf = (pattern: string): fc.Arbitrary<string> => {
  const segments = pattern.split('/').map((segment) => PARTS[segment] ?? fc.constant(segment));
  return fc.tuple(...segments).map((parts) => parts.map(encodeURIComponent).join('/') || '/');
};

const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Addresses of every row of the table, of content pages and of missing pages, with and without parameters. */
export const anyLocation: fc.Arbitrary<ShopLocation> = fc.record({
  path: fc.oneof(
    fc.constantFrom(...ROUTES.map(({ pattern }) => pattern).filter((pattern) => !pattern.endsWith('*'))).chain(pathOf),
    fc.constantFrom('/terms', '/guides/works-council', '/nowhere', '/b2b/nowhere', '/#main'),
  ),
  query: fc
    .record({
      nextStep: rarely(fc.constantFrom('checkout', 'order', 'other')),
      orderNo: rarely(fc.constant('2406-1')),
      token: rarely(fc.constantFrom('t', '')),
      info: rarely(fc.constant('i')),
    })
    .map(
      (query) =>
        Object.fromEntries(Object.entries(query).filter((entry) => entry[1] !== undefined)) as Record<string, string>,
    ),
});
