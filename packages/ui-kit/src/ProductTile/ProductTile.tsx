/** A catalogue product: one link with art, offer tag, name, range of amounts and where the card is usable. */
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import { GiftCard } from '../GiftCard/index.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import { Tag } from '../Tag/index.ts';
import './ProductTile.css';

/** Properties of `ProductTile`. */
export interface ProductTileProps {
  href: string;
  name: string;
  /** Range of amounts in the locale's format. */
  range: string;
  /** Where the card is usable, as text. */
  where?: string | undefined;
  /** Default `globe`; `store` if usable in stores only. */
  whereIcon?: IconName | undefined;
  /** Offer or news, on the tile's top edge. */
  offer?: string | undefined;
  /** Art: `<img alt="">` or `<svg>`. */
  children: ReactNode;
  className?: string | undefined;
}

export function ProductTile({
  href,
  name,
  range,
  where,
  whereIcon = 'globe',
  offer,
  children,
  className,
}: ProductTileProps) {
  return (
    <Link href={href} className={classNames('o-product-tile', className)}>
      <span className="o-product-tile-art">
        <GiftCard>{children}</GiftCard>
        {offer !== undefined && (
          <Tag tone="spark" className="o-product-tile-offer">
            {offer}
          </Tag>
        )}
      </span>
      <span className="o-product-tile-words">
        <span className="o-product-tile-name">
          <bdi>{name}</bdi>
        </span>
        <span className="o-product-tile-range">
          <bdi>{range}</bdi>
        </span>
        {where !== undefined && (
          <span className="o-product-tile-where">
            <Icon name={whereIcon} size="sm" />
            {where}
          </span>
        )}
      </span>
    </Link>
  );
}

/** The skeleton of a tile, of the same size. Decorative: say "loading" once for the whole list. */
export function ProductTileSkeleton() {
  return (
    <span className="o-product-tile" aria-hidden="true">
      <GiftCard isLoading />
      <span className="o-product-tile-words">
        <span className="o-product-tile-blank" />
        <span className="o-product-tile-blank" data-short />
      </span>
    </span>
  );
}
