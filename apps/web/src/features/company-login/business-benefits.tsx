/** What the account of a company is good for, beside its login on wide screens. */
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import '../auth/auth.css';

export function BusinessBenefits() {
  const { t } = useLingui();
  const benefits = [
    { icon: 'table', text: t`Cards for a whole team from one file` },
    { icon: 'file', text: t`Quotations and invoices in one place` },
    { icon: 'bank', text: t`Payment by bank transfer` },
    { icon: 'wallet', text: t`The discounts of your contract` },
  ] as const;
  return (
    <aside className="auth-aside">
      <h2>{t`What your company’s account is for`}</h2>
      <ul>
        {benefits.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
