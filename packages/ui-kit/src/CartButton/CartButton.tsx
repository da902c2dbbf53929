/** Link to the cart with its count: a number for the eye, a text for assistive technology. */
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import './CartButton.css';

/** What the cart button shows. */
export interface CartMarkProps {
  /** Visible word; on narrow screens read out only. */
  text: string;
  /** Units in the cart, 0 or more. */
  count: number;
  /** The count as text, for example "2 cards". */
  countLabel: string;
}

/** Properties of `CartButton`. */
export interface CartButtonProps extends CartMarkProps {
  href: string;
  className?: string | undefined;
}

export function CartButton({ href, className, ...mark }: CartButtonProps) {
  return (
    <Link href={href} className={classNames('o-cart-button', className)}>
      <CartMark {...mark} />
    </Link>
  );
}

/** The content only, for a Popover's trigger. Give that the class `o-cart-button`. */
export function CartMark({ text, count, countLabel }: CartMarkProps) {
  return (
    <>
      <Icon name="bag" />
      <span className="o-cart-button-text">{text}</span>
      <span className="o-visually-hidden">, {countLabel}</span>
      <span className="o-cart-button-count" data-empty={count === 0 || undefined} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
