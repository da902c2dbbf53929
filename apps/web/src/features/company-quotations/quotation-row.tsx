/** One quotation: what it says at a glance, and all of it once it is opened. Source: S3.101, S7.17, A-06, A-40. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Quotation } from '@offrande/domain/quotation';
import { Button } from '@offrande/ui-kit/Button';
import { Disclosure } from '@offrande/ui-kit/Disclosure';
import { useState } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { QuotationParts } from './quotation-parts.tsx';
import type { Disabling } from './use-quotations.ts';

interface QuotationRowProps {
  readonly quotation: Quotation;
  readonly disabling: Disabling;
}

export function QuotationRow({ quotation, disabling }: QuotationRowProps) {
  const { t } = useLingui();
  const { day, money } = useFormats();
  const [wasOpened, setOpened] = useState(false);
  const { orderNo, createdAt, email, cards, total } = quotation;
  return (
    <li className="quotation o-panel">
      <div className="quotation-head">
        <h2>
          <span className="o-ltr">{orderNo}</span>
        </h2>
        <strong>{money(total)}</strong>
        <p>
          {day(createdAt)} · <Plural value={cards} one="# card" other="# cards" />
        </p>
        <p>
          <Trans>
            Sent to <span className="o-ltr">{email}</span>
          </Trans>
        </p>
      </div>
      <Disclosure title={t`What it contains`} onToggle={(isOpen) => isOpen && setOpened(true)}>
        {wasOpened && <QuotationParts orderNo={orderNo} />}
      </Disclosure>
      <Button
        variant="ghost"
        size="sm"
        icon="trash"
        aria-label={t`Disable quotation ${orderNo}`}
        isDisabled={disabling.isBusy}
        onPress={() => disabling.disable(orderNo)}
      >
        <Trans>Disable</Trans>
      </Button>
    </li>
  );
}
