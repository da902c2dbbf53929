/** Footer "line": the brand, then all links of the unit that lead somewhere, one after the other without titles. */
import { Footer } from '@offrande/ui-kit/Footer';
import { FOOTER_GROUPS, useFooterParts } from './use-footer-parts.tsx';

export function FooterLine() {
  const { brand, linksOf } = useFooterParts();
  return <Footer {...brand} links={linksOf(...FOOTER_GROUPS, 'bottom')} />;
}
