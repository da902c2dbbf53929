/**
 * What an owner takes out of a card's page: its pass for a phone, its statement, and whether they are reminded of its end.
 * Source: picture 28, A-181, S3.99.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { offeredUses } from '@offrande/domain/card';
import { offeredWallets, type WalletKind } from '@offrande/domain/card-copy';
import { STATEMENT_PERIODS, type StatementPeriod } from '@offrande/domain/card-statement';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { Switch } from '@offrande/ui-kit/Switch';
import { useState } from 'react';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import type { OwnCard } from './own-cards.ts';
import { usePass } from './use-pass.ts';
import { useReminder } from './use-reminder.ts';
import { useStatement } from './use-statement.ts';
import { useToday } from './use-today.ts';

export function CardExtras({ own }: { readonly own: OwnCard }) {
  const { country } = useShop();
  const today = useToday();
  const uses = offeredUses(own.card, { ...own.detail, today, country });
  const { cardNumber } = own.card;
  return (
    <>
      {uses.includes('pass') && <Passes cardNumber={cardNumber} />}
      <Statement cardNumber={cardNumber} />
      {uses.includes('pass') && <Reminder cardNumber={cardNumber} />}
    </>
  );
}

function Failed() {
  const { t } = useLingui();
  return (
    <Notice tone="danger" isLive>
      {t(GENERIC_FAILURE)}
    </Notice>
  );
}

function Passes({ cardNumber }: { readonly cardNumber: string }) {
  const { t } = useLingui();
  const { asked, hasFailed, ask } = usePass(cardNumber);
  const { userAgent, maxTouchPoints: touchPoints } = navigator;
  const names: Readonly<Record<WalletKind, string>> = {
    apple: t`Add to Apple Wallet`,
    google: t`Add to Google Wallet`,
  };
  return (
    <Panel title={<Trans>On your phone</Trans>}>
      <p className="card-extra-note">
        <Trans>The pass shows the balance of today and the code for the till, never the PIN.</Trans>
      </p>
      <div className="card-acts">
        {offeredWallets({ userAgent, touchPoints }).map((wallet) => (
          <Button key={wallet} variant="line" isLoading={asked === wallet} onPress={() => ask(wallet)}>
            {names[wallet]}
          </Button>
        ))}
      </div>
      {hasFailed && <Failed />}
    </Panel>
  );
}

function Statement({ cardNumber }: { readonly cardNumber: string }) {
  const { t } = useLingui();
  const [period, setPeriod] = useState<StatementPeriod>('all');
  const { isAsked, hasFailed, ask } = useStatement(cardNumber);
  const names: Readonly<Record<StatementPeriod, string>> = {
    all: t`From the start`,
    year: t`This year`,
    twelveMonths: t`Last 12 months`,
  };
  return (
    <Panel title={<Trans>Statement</Trans>}>
      <div className="card-extra">
        <SegmentedControl
          label={t`Period`}
          segments={STATEMENT_PERIODS.map((value) => ({ value, label: names[value] }))}
          value={period}
          onChange={setPeriod}
        />
        <Button variant="line" size="sm" icon="file" isLoading={isAsked} onPress={() => ask(period)}>
          <Trans>Download the PDF</Trans>
        </Button>
      </div>
      {hasFailed && <Failed />}
    </Panel>
  );
}

function Reminder({ cardNumber }: { readonly cardNumber: string }) {
  const { isWanted, hasFailed, choose } = useReminder(cardNumber);
  return (
    <Panel title={<Trans>Reminders</Trans>}>
      <Switch isSelected={isWanted ?? true} isDisabled={isWanted === null} onChange={choose}>
        <Trans>Remind me by email before this card ends</Trans>
      </Switch>
      {hasFailed && <Failed />}
    </Panel>
  );
}
