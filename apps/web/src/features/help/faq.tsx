/** Questions and answers by topic; each opens without scripts. Source: spec section 2. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '@offrande/ui-kit/Disclosure';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useBoot } from '../../page/boot.tsx';
import type { ScreenProps } from '../../page/screen.ts';
import { UnitText } from '../content/unit-text.tsx';
import '../content/content.css';

function Contact() {
  const { t } = useLingui();
  const { email, phone, hours } = useBoot().unit.contact;
  return (
    <section className="faq-contact" aria-labelledby="faq-contact">
      <h2 id="faq-contact">{t`Another question?`}</h2>
      <p>
        <a href={`mailto:${email}`} className="o-ltr">
          {email}
        </a>
      </p>
      <p>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="o-ltr">
          {phone}
        </a>
        <br />
        <span>{hours}</span>
      </p>
    </section>
  );
}

export const title = msg`Frequently asked questions`;

export function Screen({ data }: ScreenProps) {
  const { t } = useLingui();
  if (data.kind !== 'faq') return null;
  return (
    <div className="o-page content">
      <PageHeading>{t`Questions and answers`}</PageHeading>
      <div className="faq">
        <div className="faq-topics">
          {data.faq.topics.map(({ title, entries }) => (
            <section key={title} className="faq-topic">
              <h2>{title}</h2>
              {entries.map(({ question, answer }) => (
                <Disclosure key={question} title={question}>
                  <UnitText html={answer} />
                </Disclosure>
              ))}
            </section>
          ))}
        </div>
        <Contact />
      </div>
    </div>
  );
}
