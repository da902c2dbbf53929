/** The register's name for a number typed by hand, while the company has no name yet; empty where it is not known. */
import { type CompanyStepEntry, sirenToName } from '@offrande/domain/business-registration';
import { useEffect, useState } from 'react';
import type { RegistrationParts } from './use-registration-parts.ts';

const TYPING_PAUSE_MS = 300;

export const useNameOfSiren = (entry: CompanyStepEntry, register: RegistrationParts['registration']): string => {
  const [known, setKnown] = useState({ siren: '', name: '' });
  const siren = sirenToName(entry);
  useEffect(() => {
    if (siren === null) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      register.readCompanyName(siren).then(
        (name) => isWanted && setKnown({ siren, name }),
        () => undefined,
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [siren, register]);
  return known.siren === siren ? known.name : '';
};
