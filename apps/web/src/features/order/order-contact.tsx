/** Contact details at the end of an order's status. */
import { Trans } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { useShop } from '../../shop/shop-context.tsx';

export function Contact() {
  const { contact } = useShop();
  const { phone, email, hours } = contact;
  return (
    <p className="order-contact">
      <Icon name="phone" />
      <span>
        <Trans>
          A question?{' '}
          <a className="o-ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
          . {hours}.
        </Trans>
        <br />
        <a className="o-ltr" href={`mailto:${email}`}>
          {email}
        </a>
      </span>
    </p>
  );
}
