/**
 * The facts that access to an address depends on, and its possible outcomes. Source: spec section 2, A-46, A-152,
 * architecture section 11 (business pages below 992 px).
 */
import type { ContractLevel, CustomerKind } from '../customer/index.ts';
import type { ShopLocation } from '../location/index.ts';
import type { AccessPolicy } from './access-policy.ts';
import type { RouteName } from './routes.ts';
import type { Screen } from './screen.ts';

/**
 * `level` and `companyType` are those of a business customer's company, null for everybody else. `isGuestChosen`: the visitor chose to
 * buy as a guest in this session.
 */
export interface Visitor {
  readonly kind: CustomerKind;
  readonly level: ContractLevel | null;
  readonly companyType: string | null;
  readonly isCartEmpty: boolean;
  readonly isGuestChosen: boolean;
}

/** `screen` is as it was when the address was opened; a later resize is not evaluated again. Null if unknown. */
export interface EntryFacts {
  readonly visitor: Visitor;
  readonly policy: AccessPolicy;
  readonly screen: Screen | null;
}

/** The page to show; for a content page, the part `href` is its address as the unit spells it. */
export interface Page {
  readonly _tag: 'Page';
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

/** A redirect, without the unit's prefix. */
export interface GoTo {
  readonly _tag: 'GoTo';
  readonly to: ShopLocation;
}

/**
 * `BusinessNotOnMobile`: the pages for companies need at least this width. `TemplatesNotLoaded`: the card's faces could
 * not be loaded.
 */
export type EntryAlert =
  | { readonly _tag: 'BusinessNotOnMobile'; readonly fromPx: number }
  | { readonly _tag: 'TemplatesNotLoaded' };

/** `Alert`: the alert, and `next` once it is answered. */
export type Entry = Page | GoTo | { readonly _tag: 'Alert'; readonly alert: EntryAlert; readonly next: Page | GoTo };
