/** The companies that a person acts for, where they are several: which one this sign-in is for, and the way to another. Source: S6.28, A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnCompany } from '@offrande/domain/company-people';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { Tag } from '@offrande/ui-kit/Tag';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useRoleNames } from '../company-join/use-role-names.ts';
import { useChoice } from './use-choice.ts';

export function OwnCompanies({ companies }: { readonly companies: readonly OwnCompany[] }) {
  const { t } = useLingui();
  const roles = useRoleNames();
  const { chosenId, hasFailed, choose } = useChoice();
  return (
    <Panel title={t`Companies you act for`} className="own-companies">
      {hasFailed && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
      <ul>
        {companies.map(({ custId, companyName, role, isChosen }) => (
          <li key={custId} aria-current={isChosen || undefined}>
            <span>
              <strong>
                <bdi>{companyName}</bdi>
              </strong>
              <span>{roles[role].name}</span>
            </span>
            {isChosen ? (
              <Tag tone="success">{t`You act for it now`}</Tag>
            ) : (
              <Button
                variant="line"
                size="sm"
                aria-label={t`Act for it: ${companyName}`}
                isLoading={chosenId === custId}
                isDisabled={chosenId !== null && chosenId !== custId}
                onPress={() => choose(custId)}
              >
                <Trans>Act for it</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
