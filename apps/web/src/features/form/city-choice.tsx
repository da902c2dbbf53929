/**
 * The cities of a postcode, to choose from while the city's field names none of them. The field stays: any city may be
 * written into it. Source: S7.81, A-92.
 */
import { useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { useEffect, useState } from 'react';
import './form.css';

/** Shorter texts are not asked about. */
const SHORTEST_POSTCODE = 4;
const TYPING_PAUSE_MS = 300;

/** The look-up; the same function at every rendering. */
export type CitiesOf = (zipCode: string) => Promise<readonly string[]>;

interface CityChoiceProps {
  readonly citiesOf: CitiesOf;
  readonly zipCode: string;
  readonly city: string;
  readonly onChoose: (city: string) => void;
}

export function CityChoice({ citiesOf, zipCode, city, onChoose }: CityChoiceProps) {
  const { t } = useLingui();
  const cities = useCities(citiesOf, zipCode.trim());
  if (cities.length === 0 || cities.includes(city)) return null;
  return (
    <div role="group" aria-label={t`Cities of this postcode`} className="form-acts">
      {cities.map((one) => (
        <Button key={one} variant="line" size="sm" onPress={() => onChoose(one)}>
          {one}
        </Button>
      ))}
    </div>
  );
}

/** None while asking, and where the answer does not come: the field is always there. */
const useCities = (citiesOf: CitiesOf, zipCode: string): readonly string[] => {
  const [known, setKnown] = useState<{ readonly of: string; readonly cities: readonly string[] } | null>(null);
  useEffect(() => {
    if (zipCode.length < SHORTEST_POSTCODE) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      citiesOf(zipCode).then(
        (cities) => isWanted && setKnown({ of: zipCode, cities }),
        () => undefined,
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [citiesOf, zipCode]);
  return known?.of === zipCode ? known.cities : [];
};
