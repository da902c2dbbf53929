/**
 * The cities of a postcode, to choose from while the city's field names none of them. The field stays: any city may be
 * written into it. Source: S7.81, A-92.
 */
import { useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { useEffect, useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';

/** Shorter texts are not asked about. */
const SHORTEST_POSTCODE = 4;
const TYPING_PAUSE_MS = 300;

interface CityChoiceProps {
  readonly zipCode: string;
  readonly city: string;
  readonly onChoose: (city: string) => void;
}

export function CityChoice({ zipCode, city, onChoose }: CityChoiceProps) {
  const { t } = useLingui();
  const cities = useCitiesOf(zipCode.trim());
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
const useCitiesOf = (zipCode: string): readonly string[] => {
  const { places } = useShop().account;
  const [known, setKnown] = useState<{ readonly of: string; readonly cities: readonly string[] } | null>(null);
  useEffect(() => {
    if (zipCode.length < SHORTEST_POSTCODE) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      places.citiesOf(zipCode).then(
        (cities) => isWanted && setKnown({ of: zipCode, cities }),
        () => undefined,
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [places, zipCode]);
  return known?.of === zipCode ? known.cities : [];
};
