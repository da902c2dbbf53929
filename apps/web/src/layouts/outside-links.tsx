/** Links to the unit's social network pages and to its apps in the app stores. Source: S1.46, S1.49, S1.70, S1.78. */
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { useBoot } from '../page/boot.tsx';

export function OutsideLinks() {
  const { t } = useLingui();
  const { social, appStore, googlePlay } = useBoot().unit.outside;
  const apps = [
    { href: appStore, text: 'App Store', label: t`Get the app in the App Store` },
    { href: googlePlay, text: 'Google Play', label: t`Get the app on Google Play` },
  ].filter(({ href }) => href !== '');
  return (
    <>
      {social.length > 0 && (
        <ul className="footer-outside">
          {social.map(({ name, href }) => (
            <li key={href}>
              <Link href={href} variant="quiet">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {apps.length > 0 && (
        <p className="footer-outside">
          {apps.map(({ href, text, label }) => (
            <Link key={href} href={href} variant="quiet" className="footer-app" aria-label={label}>
              <Icon name="mobile" />
              {text}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
