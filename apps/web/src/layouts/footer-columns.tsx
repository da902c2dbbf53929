/** Footer "columns": the unit's links in groups, those that lead somewhere; owner at the end of the last line. */
import { useLingui } from '@lingui/react/macro';
import type { PageLink } from '@offrande/api-client/contract';
import { Footer } from '@offrande/ui-kit/Footer';
import { Link } from '@offrande/ui-kit/Link';
import { Logo } from '@offrande/ui-kit/Logo';
import { useAvailable } from '../page/available.ts';
import { useBoot } from '../page/boot.tsx';
import { askConsent } from '../features/consent/ask-consent.ts';
import { OutsideLinks } from './outside-links.tsx';

const GROUPS = ['shop', 'help', 'companies', 'legal'] as const;

const textAndHref = ({ label, href }: PageLink) => ({ text: label, href });

export function FooterColumns() {
  const { t } = useLingui();
  const { unit } = useBoot();
  const isAvailable = useAvailable();
  const titles = { shop: t`Shop`, help: t`Help`, companies: t`Companies`, legal: t`Legal` };
  const linksOf = (group: string) =>
    unit.footerLinks.filter((link) => link.group === group && isAvailable(link.href)).map(textAndHref);
  const columns = GROUPS.map((group) => ({ title: titles[group], links: linksOf(group) }));
  return (
    <Footer
      logo={<Logo name={unit.name} href="/" label={t`${unit.name}, home`} />}
      tagline={unit.tagline}
      brandEnd={<OutsideLinks />}
      columns={columns.filter(({ links }) => links.length > 0)}
      links={linksOf('bottom')}
      end={
        <>
          <Link variant="quiet" onPress={askConsent}>
            {t`Cookies`}
          </Link>
          <span>© {unit.legalName}</span>
        </>
      }
    />
  );
}
