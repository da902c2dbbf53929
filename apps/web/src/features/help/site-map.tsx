/** The site map: all parts of the shop available in this unit, in groups. Source: S2.97. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SitemapPage as SitemapData } from '@offrande/api-client/contract';
import { Link } from '@offrande/ui-kit/Link';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import type { ScreenProps } from '../../page/screen.ts';
import './help.css';
import { useSiteParts } from './site-parts.ts';

export const title = msg`Sitemap`;

export function Screen({ data }: ScreenProps) {
  return data.kind === 'sitemap' ? <SiteMapPage sitemap={data.sitemap} /> : null;
}

export function SiteMapPage({ sitemap }: { readonly sitemap: SitemapData }) {
  const { t } = useLingui();
  const parts = useSiteParts(sitemap);
  return (
    <div className="help o-page">
      <PageHeading>
        <Trans>Sitemap</Trans>
      </PageHeading>
      <nav className="site-map" aria-label={t`Sitemap`}>
        {parts.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
