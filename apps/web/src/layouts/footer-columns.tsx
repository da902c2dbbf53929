/** Footer "columns": the unit's available links in groups, the owner at the end of the last line. */
import { useLingui } from '@lingui/react/macro';
import { Footer } from '@offrande/ui-kit/Footer';
import { FOOTER_GROUPS, useFooterParts } from './use-footer-parts.tsx';

export function FooterColumns() {
  const { t } = useLingui();
  const { brand, linksOf } = useFooterParts();
  const titles = { shop: t`Shop`, help: t`Help`, companies: t`Companies`, legal: t`Legal` };
  const columns = FOOTER_GROUPS.map((group) => ({ title: titles[group], links: linksOf(group) }));
  return <Footer {...brand} columns={columns.filter(({ links }) => links.length > 0)} links={linksOf('bottom')} />;
}
