/**
 * The map of a store. It comes from a third party, so nothing of it is loaded without the visitor's consent. Source:
 * S2.73, A-92.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Store } from '@offrande/domain/store';
import { Button } from '@offrande/ui-kit/Button';
import { Icon } from '@offrande/ui-kit/Icon';
import { useEffect, useRef, useState } from 'react';
import { mapFrameAddress } from './map-address.ts';

export function StoreMap({ store }: { readonly store: Store | null }) {
  const { t } = useLingui();
  const [isAllowed, allow] = useState(false);
  const coordinates = store?.coordinates ?? null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On narrow screens the map is not next to the list.
    if (store === null) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [store]);
  const isMapShown = store !== null && coordinates !== null && isAllowed;
  return (
    <div ref={place} className="store-map" tabIndex={-1}>
      {isMapShown ? (
        <iframe sandbox="allow-scripts allow-popups" title={t`Map: ${store.name}`} src={mapFrameAddress(coordinates)} />
      ) : (
        <Waiting isChosen={store !== null} onAllow={() => allow(true)} />
      )}
    </div>
  );
}

function Waiting({ isChosen, onAllow }: { readonly isChosen: boolean; readonly onAllow: () => void }) {
  return (
    <div className="store-map-waiting">
      <Icon name="store" />
      {isChosen ? (
        <>
          <p>
            <Trans>The map comes from OpenStreetMap, which then sees your address on the internet.</Trans>
          </p>
          <Button onPress={onAllow}>
            <Trans>Load the map</Trans>
          </Button>
        </>
      ) : (
        <p>
          <Trans>Choose a shop to see it on the map.</Trans>
        </p>
      )}
    </div>
  );
}
