/** The product screen: a catalogue card, for whoever the form names. Source: spec section 2, A-42. */
import type { ScreenProps } from '../../page/screen.ts';
import { Product } from './product-view.tsx';

export function Screen({ data }: ScreenProps) {
  if (data.kind !== 'product') throw new Error('The product screen shows a product');
  return <Product key={data.product.product.itemCode} page={data.product} />;
}
