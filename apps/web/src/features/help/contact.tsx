/**
 * The contact page: ways to reach the shop, its address, the unit's own text, and self-service answers. Source: S2.74,
 * ux row 60.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactPage as ContactData } from '@offrande/api-client/contract';
import { Icon } from '@offrande/ui-kit/Icon';
import { NavLink } from '@offrande/ui-kit/NavLink';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { useBoot } from '../../page/boot.tsx';
import type { ScreenProps } from '../../page/screen.ts';
import { UnitText } from '../content/unit-text.tsx';
import './help.css';
import { useHelpLinks } from './help-links.ts';

export const title = msg`Contact`;

export function Screen({ data }: ScreenProps) {
  return data.kind === 'contact' ? <ContactPage contact={data.contact} /> : null;
}

export function ContactPage({ contact: { address, html } }: { readonly contact: ContactData }) {
  const { t } = useLingui();
  const links = useHelpLinks();
  return (
    <div className="help o-page">
      <PageHeading lead={<Trans>People answer, in the language of this page.</Trans>}>
        <Trans>Contact</Trans>
      </PageHeading>
      <div className="help-columns">
        <div className="help-main">
          <Ways address={address} />
          {html !== null && <UnitText html={html} />}
        </div>
        {links.length > 0 && (
          <Panel title={t`Answers at once`}>
            <ul className="help-links">
              {links.map(({ href, text, icon }) => (
                <li key={href}>
                  <NavLink href={href} layout="side" icon={icon}>
                    {text}
                  </NavLink>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </div>
  );
}

/** Each way to reach the shop, labelled with text, never by an icon alone. */
function Ways({ address }: { readonly address: readonly string[] }) {
  const { legalName, contact } = useBoot().unit;
  const { email, phone, hours } = contact;
  return (
    <dl className="help-ways">
      <div>
        <Icon name="phone" />
        <dt>
          <Trans>By phone</Trans>
        </dt>
        <dd>
          <a className="o-ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
          <span>{hours}</span>
        </dd>
      </div>
      <div>
        <Icon name="mail" />
        <dt>
          <Trans>By email</Trans>
        </dt>
        <dd>
          <a className="o-ltr" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
      </div>
      {address.length > 0 && (
        <div>
          <Icon name="letter" />
          <dt>
            <Trans>By post</Trans>
          </dt>
          <dd>
            <address>
              <span>{legalName}</span>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      )}
    </dl>
  );
}
