/**
 * The data from which the server renders a page and the browser hydrates it, around the data of its route
 * (`page-answer.ts`). Types only, so that the first page loads nothing for them.
 */
import type { AccessPolicy, RouteLink } from '@offrande/domain/access';
import type { AddressPolicy } from '@offrande/domain/address';
import type { PhoneCreditPolicy } from '@offrande/domain/phone-credit';
import type { Chat } from '@offrande/domain/business-unit';
import type { CustomerKind } from '@offrande/domain/customer';
import type { CaptchaProvider } from '@offrande/domain/captcha';
import type { IndividualPolicy } from '@offrande/domain/registration';
import type { LoginPolicy } from '@offrande/domain/sign-in';
import type { PageData } from './page-answer.ts';

export interface PageLanguage {
  readonly code: string;
  /** BCP 47. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly ownName: string;
}

export interface PageLink {
  readonly group: string;
  readonly label: string;
  readonly href: string;
}

/** What every page of a unit shows, and the unit's numbers that screens format and check by. */
export interface PageUnit {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly currency: string;
  readonly digits: number;
  readonly country: string;
  readonly decimalSeparator: ',' | '.';
  readonly timeZone: string;
  readonly languages: readonly PageLanguage[];
  readonly layout: { readonly header: string; readonly footer: string; readonly home: string };
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly announcement: string;
  readonly tagline: string;
  /** The picture of a card that represents all of them. */
  readonly cardImageUrl: string;
  /** The main menu of each kind of customer and the unit's footer: what leads somewhere in this unit (S2.40, S2.41, A-45). */
  readonly menus: Readonly<Record<CustomerKind, readonly RouteLink[]>>;
  readonly footerLinks: readonly PageLink[];
  /** Addresses outside the shop, and those about cookies and personal data, which may be outside; empty if there are none. */
  readonly outside: {
    readonly social: readonly { readonly name: string; readonly href: string }[];
    readonly appStore: string;
    readonly googlePlay: string;
    readonly cookiePage: string;
    readonly personalDataPage: string;
  };
  /** Whose captcha the shop has: its pages let that company's widget through. */
  readonly captcha: CaptchaProvider;
  /** The customer-service chat; null where the unit has none. */
  readonly chat: Chat | null;
  /** `phone` as people read it, with the area code. */
  readonly contact: { readonly email: string; readonly phone: string; readonly hours: string };
  /** Cards in one order of each kind of customer, null for no cap. */
  readonly maxQuantities: Readonly<Record<CustomerKind, number | null>>;
  readonly hidesDeliverToMe: boolean;
  /** Addresses of the unit's content pages. */
  readonly pages: readonly string[];
  /** What the browser prices and checks a cart by; rates and amounts as decimal strings. The server checks again. */
  readonly cartRules: PageCartRules;
  /** Where a posted card may go. */
  readonly addressPolicy: AddressPolicy;
  /** Which products go as credit to a mobile, and to which countries. */
  readonly phoneCredit: PhoneCreditPolicy;
  readonly accessPolicy: AccessPolicy;
  readonly loginPolicy: LoginPolicy;
  readonly individualPolicy: IndividualPolicy;
}

export interface PageCartRules {
  readonly allowsMultipleProducts: boolean;
  readonly discountType: 'percent' | 'value';
  readonly cardMadeTaxRate: string;
  readonly shippingTaxRate: string;
  readonly cardMadeFeeMin: string;
  readonly cardMadeFeeMax: string;
  readonly salesmanApprovalFrom: string;
}

/** The initial data of a first page. `base` is the prefix of the visited address, `/FR` or empty. */
export interface Boot {
  readonly base: string;
  /** Path below the base, without search. */
  readonly path: string;
  readonly status: number;
  readonly language: PageLanguage;
  readonly unit: PageUnit;
  readonly data: PageData;
}

/** What a document needs of the web app's build, or of its development server. Files are named as in the sources. */
export interface PageAssets {
  /** Style text of the files and what they import, in order. */
  styleOf(files: readonly string[]): string;
  /** Address of a file's script and of the scripts that it imports at once. */
  scriptsOf(files: readonly string[]): { readonly entry: string; readonly preload: readonly string[] };
  /** SHA-256 of a text in base64. */
  hash(text: string): string;
  /** Addresses of the same sheets, so that the browser does not fetch again what the page carries. */
  sheetsOf?(files: readonly string[]): readonly string[];
  /** More for the head in development; empty in production. */
  readonly head: string;
}

/** A page as it is sent, with the content policy that its inline style needs. */
export interface RenderedDocument {
  readonly status: number;
  readonly html: string;
  readonly contentSecurityPolicy: string;
}
