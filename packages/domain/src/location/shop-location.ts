/** A location in the shop, without the unit's prefix, which the caller adds. */

/** `path` begins with a slash and is escaped; `query` is not. */
export interface ShopLocation {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}
