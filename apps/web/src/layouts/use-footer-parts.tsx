/** The parts of every footer: the brand, the unit's available links, the owner at the end. */
import { useLingui } from '@lingui/react/macro';
import type { FooterLink, FooterProps } from '@offrande/ui-kit/Footer';
import { Link } from '@offrande/ui-kit/Link';
import { Logo } from '@offrande/ui-kit/Logo';
import { askConsent } from '../features/consent/ask-consent.ts';
import { useAvailable } from '../page/available.ts';
import { useBoot } from '../page/boot.tsx';
import { OutsideLinks } from './outside-links.tsx';

/** The link groups of the unit, apart from those in the last line. */
export const FOOTER_GROUPS = ['shop', 'help', 'companies', 'legal'] as const;

interface FooterParts {
  readonly brand: Pick<FooterProps, 'logo' | 'tagline' | 'brandEnd' | 'end'>;
  readonly linksOf: (...groups: readonly string[]) => readonly FooterLink[];
}

export const useFooterParts = (): FooterParts => {
  const { t } = useLingui();
  const { unit } = useBoot();
  const isAvailable = useAvailable();
  const links = unit.footerLinks.filter(({ href }) => isAvailable(href));
  return {
    brand: {
      logo: <Logo name={unit.name} href="/" label={t`${unit.name}, home`} />,
      tagline: unit.tagline,
      brandEnd: <OutsideLinks />,
      end: (
        <>
          <Link variant="quiet" onPress={askConsent}>
            {t`Cookies`}
          </Link>
          <span>© {unit.legalName}</span>
        </>
      ),
    },
    linksOf: (...groups) =>
      groups.flatMap((wanted) =>
        links.filter(({ group }) => group === wanted).map(({ label, href }) => ({ text: label, href })),
      ),
  };
};
