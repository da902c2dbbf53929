/** One file that was uploaded before: what it was, what became of it, and using it again. Source: S7.21, UX 137, 138. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  BULK_FILE_DAYS,
  fileKeptUntil,
  isFileKept,
  type PreviousFile,
  type PreviousFileUse,
  previousFileUse,
} from '@offrande/domain/previous-file';
import type { Instant } from '@offrande/domain/time';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Tag, type TagTone } from '@offrande/ui-kit/Tag';
import { useState } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useFormats } from '../../shop/formats.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { fieldId } from '../product/part.ts';
import { useDeliveryWords } from '../product/use-delivery-words.ts';
import { OrderedBefore } from './ordered-before.tsx';
import type { TakingUp } from './use-taking-up.ts';

interface PreviousFileRowProps {
  readonly file: PreviousFile;
  readonly facts: ProductFacts;
  readonly taking: TakingUp;
}

export function PreviousFileRow({ file, facts, taking: { asked, takeUp } }: PreviousFileRowProps) {
  const { t } = useLingui();
  const { day, money } = useFormats();
  const ways = useDeliveryWords();
  const { now } = useShop();
  const [at] = useState(now);
  const { fileName, cards, amount, uploadedAt, uploadedBy, productName, order } = file;
  const state = asked?.file.uploadId === file.uploadId ? asked.state : null;
  const isKept = isFileKept(file, at);
  useKeptFocus(`${state === 'gone'}`, () => document.getElementById(fieldId('file')));
  const act =
    file.itemCode === facts.product.itemCode
      ? { words: t`Use again`, name: t`Use again: ${fileName}` }
      : { words: t`Use for this card`, name: t`Use for this card: ${fileName}` };
  return (
    <li className="previous-file">
      <div className="previous-file-head">
        <strong>
          <bdi>{fileName}</bdi>
        </strong>
        <UseTag file={file} isChosen={state === 'taken'} />
      </div>
      <p>
        {day(uploadedAt)}
        {uploadedBy !== null && (
          <>
            {' · '}
            <bdi>{uploadedBy}</bdi>
          </>
        )}
        {' · '}
        <Plural value={cards} one="# card" other="# cards" /> · {money(amount)}
      </p>
      <p>
        {productName === null ? <Trans>A card that is no longer sold</Trans> : <bdi>{productName}</bdi>}
        {' · '}
        {ways[file.deliveryType].title}
      </p>
      {order !== null && state !== 'taken' && (
        <p>
          <OrderedBefore order={order} />
        </p>
      )}
      {state !== 'gone' && (
        <div className="previous-file-acts">
          {isKept && (
            <Button
              variant="line"
              size="sm"
              aria-label={act.name}
              isLoading={state === 'busy'}
              isDisabled={asked?.state === 'busy' && state !== 'busy'}
              onPress={() => takeUp(file)}
            >
              {act.words}
            </Button>
          )}
          <span>
            <Term file={file} at={at} isKept={isKept} />
          </span>
        </div>
      )}
      {state === 'taken' && order !== null && (
        <Notice tone="warning" isLive>
          <OrderedBefore order={order} />
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="danger" isLive>
          <Trans>The file could not be fetched. Try again.</Trans>
        </Notice>
      )}
      {state === 'gone' && (
        <Notice tone="danger" isLive>
          <Trans>This file is deleted. Choose it from your own computer.</Trans>
        </Notice>
      )}
    </li>
  );
}

const TONES: Readonly<Record<PreviousFileUse, TagTone>> = { ordered: 'success', inCart: 'info', unused: 'neutral' };

function UseTag({ file, isChosen }: { readonly file: PreviousFile; readonly isChosen: boolean }) {
  const { t } = useLingui();
  const { cart } = useShop();
  if (isChosen) return <Tag tone="info" icon="check">{t`Chosen above`}</Tag>;
  const use = previousFileUse(
    file,
    cart.get().lines.flatMap((line) => line.file?.uploads ?? []),
  );
  const words: Readonly<Record<PreviousFileUse, string>> = {
    ordered: t`Ordered`,
    inCart: t`In a cart`,
    unused: t`Not ordered`,
  };
  return <Tag tone={TONES[use]}>{words[use]}</Tag>;
}

/** Until when it is there. A saved cart may keep it longer than its term, for as long as it has it. */
function Term({ file, at, isKept }: { readonly file: PreviousFile; readonly at: Instant; readonly isKept: boolean }) {
  const { day } = useFormats();
  const [until, days] = [fileKeptUntil(file), BULK_FILE_DAYS];
  const date = day(until);
  if (!isKept)
    return (
      <Trans>
        Deleted on {date}: a file is kept for {days} days.
      </Trans>
    );
  if (!file.isInSavedCart) return <Trans>Kept until {date}</Trans>;
  return at < until ? <Trans>Kept at least until {date}</Trans> : <Trans>Kept as long as a saved cart has it</Trans>;
}
