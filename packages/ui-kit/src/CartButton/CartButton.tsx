/** Way to the cart with its count. The name says the count in words; the badge repeats it as a figure. */
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import './CartButton.css';

/** What the cart button shows. */
export interface CartMarkProps {
  /** Visible word, hidden on narrow screens. */
  text: string;
  /** Units in the cart, 0 or more. */
  count: number;
}

/** Properties of `CartButton`. */
export interface CartButtonProps extends CartMarkProps {
  href: string;
  /** Full name, for example "Cart, 2 cards". */
  label: string;
  className?: string | undefined;
}

export function CartButton({ href, label, className, ...mark }: CartButtonProps) {
  return (
    <Link href={href} aria-label={label} className={classNames('o-cart-button', className)}>
      <CartMark {...mark} />
    </Link>
  );
}

/** The inside alone, for a Popover's trigger. Give that the class `o-cart-button`. */
export function CartMark({ text, count }: CartMarkProps) {
  return (
    <>
      <Icon name="bag" />
      <span className="o-cart-button-text">{text}</span>
      <span className="o-cart-button-count" data-empty={count === 0 || undefined}>
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
