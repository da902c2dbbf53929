/** The questions about one person, under the person's name and part in the company. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface AboutPersonProps {
  readonly name: string;
  readonly isRepresentative: boolean;
  readonly children: ReactNode;
}

export function AboutPerson({ name, isRepresentative, children }: AboutPersonProps) {
  const { t } = useLingui();
  return (
    <fieldset className="kyb-about">
      <legend>
        <bdi>{name}</bdi> <span>{isRepresentative ? t`Legal representative` : t`Shareholder`}</span>
      </legend>
      {children}
    </fieldset>
  );
}
