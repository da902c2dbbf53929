/**
 * The cookie question: refusing and allowing take one press each and look alike; each purpose can be set separately. It
 * covers as little of the page as possible, and the page works without an answer. Source: S1.77, S2.95, S5.84 to S5.86,
 *
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { selectConsentDraft } from '@offrande/domain/consent';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { useState } from 'react';
import type { KeyValueStore } from '../../shop/key-value-store.ts';
import './consent.css';
import { ConsentPurposes } from './consent-purposes.tsx';
import { useConsent } from './use-consent.ts';

export interface ConsentProps {
  readonly unitId: string;
  /** Address of the unit's page about cookies. */
  readonly about?: string | null;
  readonly storage: KeyValueStore;
  /** Number of times the footer has reopened the question. */
  readonly asked: number;
  readonly now?: () => number;
}

const clock = (): number => Date.now();

export function Consent({ unitId, about = null, storage, asked, now = clock }: ConsentProps) {
  const { t } = useLingui();
  const { snapshot, send } = useConsent(unitId, storage, asked);
  const [isChoosing, setChoosing] = useState(false);
  const isChanging = snapshot.matches('changing');
  if (!snapshot.hasTag('shown')) return null;
  const refuse = () => send({ type: 'refuseAll', at: now() });
  const allow = () => send({ type: 'allowAll', at: now() });
  return (
    <>
      <section className="consent" aria-label={t`Cookies`}>
        <p>
          <Trans>
            Cookies that the shop cannot do without are always set. May we also count visits, and show you fitting
            offers elsewhere?
          </Trans>{' '}
          {about !== null && (
            <Link href={about}>
              <Trans>More about cookies</Trans>
            </Link>
          )}
        </p>
        <div className="consent-answers">
          <Button variant="line" onPress={refuse}>
            <Trans>Refuse all</Trans>
          </Button>
          <Button variant="line" onPress={allow}>
            <Trans>Allow all</Trans>
          </Button>
          <Button variant="ghost" onPress={() => setChoosing(true)}>
            <Trans>Choose</Trans>
          </Button>
        </div>
      </section>
      <ConsentPurposes
        isOpen={isChoosing || isChanging}
        choice={selectConsentDraft(snapshot)}
        onSet={(purpose, isAllowed) => send({ type: 'set', purpose, isAllowed })}
        answers={{ refuse, allow, save: () => send({ type: 'save', at: now() }) }}
        onClose={() => {
          setChoosing(false);
          if (isChanging) send({ type: 'keep' });
        }}
      />
    </>
  );
}
