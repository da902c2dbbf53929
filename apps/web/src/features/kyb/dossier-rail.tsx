/** The eight parts beside the open one, with the progress of each. On wide screens. */
import { useLingui } from '@lingui/react/macro';
import type { KybTab } from '@offrande/domain/dossier';
import { type TabStatus, tabStatuses } from '@offrande/domain/kyb';
import { Stepper, type Step, type StepState } from '@offrande/ui-kit/Stepper';
import { memo, useMemo } from 'react';
import type { KybProps } from './use-kyb.ts';
import { hrefOfView } from './use-kyb-place.ts';
import { useProgressNames, useViewNames } from './use-view-names.ts';

interface DossierRailProps extends KybProps {
  readonly tab: KybTab;
}

export function DossierRail({ kyb: { snapshot, parts }, tab }: DossierRailProps) {
  const { saved, facts } = snapshot.context;
  const { asked } = snapshot.context.record;
  const { plan } = parts;
  const statuses = useMemo(() => tabStatuses({ dossier: saved, asked }, facts, plan), [saved, asked, facts, plan]);
  return <Rail statuses={statuses} tab={tab} />;
}

const stateOf = ({ progress, isAvailable }: TabStatus): StepState => {
  if (progress === 'completed') return 'done';
  return isAvailable ? 'todo' : 'blocked';
};

interface RailProps {
  readonly statuses: readonly TabStatus[];
  readonly tab: KybTab;
}

const Rail = memo(function Rail({ statuses, tab }: RailProps) {
  const { t } = useLingui();
  const names = useViewNames();
  const progress = useProgressNames();
  const steps = statuses.map((status): Step => {
    const isOpen = status.tab === tab;
    return {
      id: status.tab,
      title: names[status.tab],
      note: progress[status.progress],
      state: isOpen ? 'current' : stateOf(status),
      ...(status.isAvailable && !isOpen && { href: hrefOfView(status.tab) }),
    };
  });
  const submit: Step = { id: 'submit', title: names.submit, state: 'todo', href: hrefOfView('submit') };
  return (
    <div className="kyb-rail">
      <Stepper label={t`Parts of the dossier`} layout="vertical" steps={[...steps, submit]} stateLabels={{}} />
    </div>
  );
});
