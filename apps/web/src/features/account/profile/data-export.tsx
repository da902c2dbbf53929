/** Downloads a copy of the member's own data. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { useState } from 'react';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { useCustomer } from '../use-customer.ts';

const INDENT = 2;

export function DataExport() {
  const { t } = useLingui();
  const { account, saveFile, unitId } = useShop();
  const { customerId } = useCustomer();
  const [state, setState] = useState<'idle' | 'asking' | 'done' | 'failed'>('idle');
  const ask = async (): Promise<void> => {
    setState('asking');
    try {
      const data = await account.profile.exportData(customerId);
      const content = JSON.stringify(data, null, INDENT);
      saveFile({ fileName: `my-data-${unitId}.json`, contentType: 'application/json', content });
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <Panel title={t`Your data`}>
      <div className="profile-stack">
        <p>
          <Trans>A file with all that is kept about you: profile, addresses, orders, cards without their PINs.</Trans>
        </p>
        <div className="form-acts">
          <Button variant="line" icon="download" isLoading={state === 'asking'} onPress={() => void ask()}>
            <Trans>Download my data</Trans>
          </Button>
        </div>
        {state === 'done' && (
          <Notice tone="success" isLive>
            <Trans>The file is in your downloads.</Trans>
          </Notice>
        )}
        {state === 'failed' && (
          <Notice tone="danger" isLive>
            {t(GENERIC_FAILURE)}
          </Notice>
        )}
      </div>
    </Panel>
  );
}
