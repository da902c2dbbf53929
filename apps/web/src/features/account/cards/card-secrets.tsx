/**
 * Number and PIN of a member's own card: hidden from onlookers, revealed on request. Source: S3.96, ux row 42, picture
 * 05.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { type Card, formatCardNumber, maskCardNumber } from '@offrande/domain/card';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { Link } from '@offrande/ui-kit/Link';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { useState } from 'react';
import { useCopy } from '../../../page/use-copy.ts';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { PIN_SHOWN_SECONDS, usePin } from './use-pin.ts';

export function CardSecrets({ card: { cardNumber } }: { readonly card: Card }) {
  const { t } = useLingui();
  return (
    <DefinitionList
      className="card-secrets"
      definitions={[
        { id: 'number', term: t`Card number`, value: <CardNumber cardNumber={cardNumber} /> },
        { id: 'pin', term: t`PIN`, value: <CardPin cardNumber={cardNumber} /> },
      ]}
    />
  );
}

function CardNumber({ cardNumber }: { readonly cardNumber: string }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const { state, copy, shown } = useCopy<HTMLSpanElement>(cardNumber);
  const isDenied = state === 'denied';
  return (
    <span className="card-secret">
      <span className="card-secret-text o-ltr" ref={shown}>
        {isShown || isDenied ? formatCardNumber(cardNumber) : maskCardNumber(cardNumber)}
      </span>
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        label={isShown ? t`Hide the card number` : t`Show the card number`}
        onPress={() => setShown(!isShown)}
      />
      <IconButton icon={state === 'copied' ? 'check' : 'copy'} label={t`Copy the card number`} onPress={copy} />
      <output className={isDenied ? 'card-secret-failed' : 'o-visually-hidden'}>
        {state === 'copied' && t`Card number copied`}
        {isDenied && t`This browser does not let the shop copy. The number is selected: copy it yourself.`}
      </output>
    </span>
  );
}

function CardPin({ cardNumber }: { readonly cardNumber: string }) {
  const { t } = useLingui();
  const { shown, isAsking, hasFailed, show, hide } = usePin(cardNumber);
  const left = shown?.seconds ?? 0;
  return (
    <span className="card-secret">
      <span className="card-secret-text o-ltr">{shown === null ? '••••••' : shown.pin}</span>
      {shown === null && !isAsking && (
        <Link onPress={show}>{hasFailed ? t`Try again` : t`Show for ${PIN_SHOWN_SECONDS} seconds`}</Link>
      )}
      {isAsking && <Spinner label={t`Loading`} />}
      {shown !== null && shown.pin === null && <Trans>This card has none.</Trans>}
      {shown !== null && shown.pin !== null && (
        <>
          <Link onPress={hide}>
            <Trans>Hide the PIN</Trans>
          </Link>
          <span className="card-secret-note" aria-hidden="true">
            <Trans>Hidden in {left} s</Trans>
          </span>
        </>
      )}
      <output className={hasFailed ? 'card-secret-failed' : 'o-visually-hidden'}>
        {hasFailed && t(GENERIC_FAILURE)}
        {shown !== null && shown.pin !== null && t`The PIN is shown for ${PIN_SHOWN_SECONDS} seconds.`}
      </output>
    </span>
  );
}
