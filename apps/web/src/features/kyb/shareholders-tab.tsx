/** The shareholders of the company, their shares together, and the statement that nobody holds 25 %. Source: S3.81, S5.61, A-80, A-140. */
import { Trans, useLingui } from '@lingui/react/macro';
import { newShareholder, roomForPeople, type Shareholder } from '@offrande/domain/stakeholder';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { useCallback } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { PeopleList, type ShownPerson } from './people-list.tsx';
import { ShareholderFields } from './shareholder-fields.tsx';
import { SharesDeclared } from './shares-declared.tsx';
import { TabShell } from './tab-shell.tsx';
import { usePersonNames } from './use-answer-names.ts';
import { useAnswerTexts } from './use-answer-texts.ts';
import type { KybProps } from './use-kyb.ts';
import { useLimits } from './use-limits.ts';
import { type TabForm, usePart, useTabForm } from './use-tab-form.ts';

/** Name, type and shares of a shareholder, as far as they are given. */
const useShownAs = (form: TabForm<'shareholders'>, people: Parameters<typeof usePersonNames>[0]) => {
  const { t } = useLingui();
  const nameOf = usePersonNames({ ...people, shareholders: form.entry });
  const textOf = useAnswerTexts();
  return ({ id, entityType, capitalPercent, votesPercent }: Shareholder): ShownPerson => {
    const [capital, votes] = [textOf('capitalPercent', capitalPercent), textOf('votesPercent', votesPercent)];
    const parts = [
      textOf('entityType', entityType),
      capital === '' ? '' : t`${capital} of the capital`,
      votes === '' ? '' : t`${votes} of the votes`,
    ];
    const icon = entityType === 'legalEntity' || entityType === 'listedCompany' ? 'building' : 'user';
    return { name: nameOf(id), note: parts.filter((part) => part !== '').join(', '), icon };
  };
};

export function ShareholdersTab({ kyb }: KybProps) {
  const form = useTabForm(kyb, 'shareholders');
  const holders = usePart(form, 'holders');
  const shownAs = useShownAs(form, kyb.snapshot.context.draft);
  const { newId } = useShop();
  const add = (): string => {
    const id = newId();
    holders.update((list) => [...list, newShareholder(id)]);
    return id;
  };
  const { update } = form;
  const remove = useCallback(
    (id: string) => update((entry) => ({ ...entry, holders: entry.holders.filter((holder) => holder.id !== id) })),
    [update],
  );
  return (
    <TabShell kyb={kyb} form={form}>
      <SharesDeclared form={form} />
      <PeopleList
        people={holders.entry}
        shownAs={shownAs}
        mayRemove={({ id }) => !holders.isReadOnly(id)}
        list="holders"
        refusals={form.refusals}
        isFull={roomForPeople(kyb.snapshot.context.draft.representatives, form.entry) <= 0}
        onAdd={holders.isReadOnly('') ? null : add}
        addLabel={<Trans>Add a shareholder</Trans>}
        addId={form.idOf('holders')}
        onRemove={remove}
      >
        {(holder) => <ShareholderFields holders={holders} holder={holder} />}
      </PeopleList>
      <Statement form={form} />
    </TabShell>
  );
}

function Statement({ form }: { readonly form: TabForm<'shareholders'> }) {
  const { t } = useLingui();
  const { least } = useLimits();
  return (
    <Checkbox
      id={form.idOf('isNobodyAtThreshold')}
      isSelected={form.entry.isNobodyAtThreshold}
      isReadOnly={form.isReadOnly('isNobodyAtThreshold')}
      onChange={(isNobodyAtThreshold) => form.update((entry) => ({ ...entry, isNobodyAtThreshold }))}
      description={t`The company states it, in place of forms about its owners.`}
      error={form.errorOf('isNobodyAtThreshold')}
    >
      <Trans>Nobody holds {least} or more of the capital or of the votes.</Trans>
    </Checkbox>
  );
}
