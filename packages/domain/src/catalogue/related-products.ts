/** Which other cards a product's page goes on with (spec section 2, product). */
/** Cards at most. */
export const RELATED_PRODUCTS_MAX = 8;

interface Relatable {
  readonly itemCode: string;
  readonly categoryId: string | number;
}

/** The other cards of the same category first, then the catalogue's first ones, in their order; never the card itself. */
export const relatedProducts = <P extends Relatable>(products: readonly P[], of: Relatable): readonly P[] => {
  const others = products.filter(({ itemCode }) => itemCode !== of.itemCode);
  const isAlike = ({ categoryId }: Relatable): boolean => categoryId === of.categoryId;
  return [...others.filter(isAlike), ...others.filter((product) => !isAlike(product))].slice(0, RELATED_PRODUCTS_MAX);
};
