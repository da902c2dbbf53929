/** The menu of a company or a salesman, in place of the shop's. Loaded with its texts, only where one is signed in. Source: S1.4, A-122. */
import { NavLink } from '@offrande/ui-kit/NavLink';
import { useAddedTexts } from '../shop/use-added-texts.ts';
import { useTradeLinks } from './trade-links.ts';

interface TradeMenuProps {
  readonly path: string;
  /** As in the header, or as rows in the drawer. */
  readonly layout?: 'side';
  readonly onPress?: () => void;
}

/** Nothing until its texts have come. */
export function TradeMenu(props: TradeMenuProps) {
  return useAddedTexts('desk').answer !== null && <Links {...props} />;
}

function Links({ path, layout, onPress }: TradeMenuProps) {
  return useTradeLinks().map(({ href, text }) => (
    <NavLink
      key={href}
      href={href}
      isCurrent={href === path}
      {...(layout === undefined ? {} : { layout })}
      {...(onPress === undefined ? {} : { onPress })}
    >
      {text}
    </NavLink>
  ));
}
