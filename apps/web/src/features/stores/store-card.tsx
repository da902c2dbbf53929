/** One store: address, opening hours, directions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type OpeningHours, type Store, WEEKDAYS } from '@offrande/domain/store';
import { Button } from '@offrande/ui-kit/Button';
import { Disclosure } from '@offrande/ui-kit/Disclosure';
import { useBoot } from '../../page/boot.tsx';
import { mapAddress } from './map-address.ts';

interface StoreCardProps {
  readonly store: Store;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

export function StoreCard({ store, isShown, onShow }: StoreCardProps) {
  const { t } = useLingui();
  const { name, address, zipCode, city, phone, hours, coordinates } = store;
  return (
    <article className="store" data-shown={isShown || undefined}>
      <h2>{name}</h2>
      <address>
        {address}
        <br />
        {zipCode} {city}
        {phone !== '' && (
          <>
            <br />
            <a className="o-ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </>
        )}
      </address>
      {hours !== null && (
        <Disclosure title={t`Opening hours`}>
          <Hours hours={hours} />
        </Disclosure>
      )}
      {coordinates !== null && (
        <div className="store-acts">
          <Button variant="line" size="sm" icon="store" onPress={onShow} aria-pressed={isShown}>
            <Trans>Show on the map</Trans>
          </Button>
          <a href={mapAddress(coordinates)} target="_blank" rel="noreferrer">
            <Trans>Directions, on another site</Trans>
          </a>
        </div>
      )}
    </article>
  );
}

const two = (figure: number): string => String(figure).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** 5 January 1970 was a Monday: the browser provides the weekday names. */
const dayName = (at: number, languageTag: string): string =>
  new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 5 + at));

function Hours({ hours }: { readonly hours: OpeningHours }) {
  const { t } = useLingui();
  const { tag } = useBoot().language;
  return (
    <dl className="store-hours">
      {WEEKDAYS.map((day, at) => (
        <div key={day}>
          <dt>{dayName(at, tag)}</dt>
          <dd>
            {hours[day].length === 0
              ? t`Closed`
              : hours[day].map(({ opensAt, closesAt }) => `${clock(opensAt)}–${clock(closesAt)}`).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
