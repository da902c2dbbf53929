/** Header during the purchase: logo, progress, language, help in its usual place, and no links that would distract. */
import { useLingui } from '@lingui/react/macro';
import { Header } from '@offrande/ui-kit/Header';
import { Icon } from '@offrande/ui-kit/Icon';
import { Logo } from '@offrande/ui-kit/Logo';
import { useBoot } from '../page/boot.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { HeaderLayoutProps } from './header-layout.ts';
import { PurchaseSteps } from './purchase-steps.tsx';
import './purchase-header.css';

export function PurchaseHeader({ path }: HeaderLayoutProps) {
  const { t } = useLingui();
  const { unit } = useBoot();
  const { phone } = unit.contact;
  return (
    <Header
      logo={<Logo name={unit.name} href="/" label={t`${unit.name}, home`} />}
      navigationLabel={t`Steps of the order`}
      navigation={<PurchaseSteps path={path} />}
      actions={
        <>
          <LanguageChoice />
          <a className="purchase-phone" href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            <span className="o-ltr">{phone}</span>
          </a>
        </>
      }
    />
  );
}
