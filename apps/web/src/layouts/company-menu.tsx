/** The menu of a company, in place of the shop's. Loaded with its texts, only where a company is signed in. Source: S1.4, A-122. */
import { NavLink } from '@offrande/ui-kit/NavLink';
import { useAddedTexts } from '../shop/use-added-texts.ts';
import { useCompanyLinks } from './company-links.ts';

interface CompanyMenuProps {
  readonly path: string;
  /** As in the header, or as rows in the drawer. */
  readonly layout?: 'side';
  readonly onPress?: () => void;
}

/** Nothing until its texts have come. */
export function CompanyMenu(props: CompanyMenuProps) {
  return useAddedTexts('desk').answer !== null && <Links {...props} />;
}

function Links({ path, layout, onPress }: CompanyMenuProps) {
  return useCompanyLinks().map(({ href, text }) => (
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
