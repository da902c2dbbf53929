/** Footer "line": the brand, then all available links of the unit in one line without titles. */
import { Footer } from '@offrande/ui-kit/Footer';
import { FOOTER_GROUPS, useFooterParts } from './use-footer-parts.tsx';

export function FooterLine() {
  const { brand, linksOf } = useFooterParts();
  return <Footer {...brand} links={linksOf(...FOOTER_GROUPS, 'bottom')} />;
}
