export { ProductTile, ProductTileSkeleton } from './ProductTile.tsx';
export type { ProductTileProps } from './ProductTile.tsx';
