/**
 * The files with the codes of an order's cards: what became of the link that was mailed, and a new one after a code sent to the email
 * of the order. Source: S3.116 to S3.118, A-187, decision 052.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CardFile } from '@offrande/api-client/gateways';
import {
  CARD_FILE_KEPT_DAYS,
  CARD_FILE_LINK_HOURS,
  cardFileState,
  newLinkRefusal,
  newLinksLeft,
} from '@offrande/domain/card-file';
import { ONE_TIME_CODE_LIFETIME_SECONDS } from '@offrande/domain/password';
import type { Instant } from '@offrande/domain/time';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useCallback, useRef, useState } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { DELIVERY_TEXTS } from '../cart/line-words.ts';
import { CodeEntry } from './order-code-entry.tsx';
import './sent-cards.css';
import { useCardFiles, useFileCodes } from './use-card-files.ts';

const HEADING = 'order-files';

export function CardFiles({ orderNo }: { readonly orderNo: string }) {
  const { files, reread } = useCardFiles(orderNo);
  if (files.length === 0) return null;
  return (
    <section className="order-part" aria-labelledby={HEADING}>
      <h2 id={HEADING}>
        <Trans>Files with your cards</Trans>
      </h2>
      <ul className="order-sent">
        {files.map((file) => (
          <FileItem key={file.fileId} orderNo={orderNo} file={file} onLink={reread} />
        ))}
      </ul>
    </section>
  );
}

interface FileProps {
  readonly orderNo: string;
  readonly file: CardFile;
  /** There is a new link, or no other can be made any more. */
  readonly onLink: () => void;
}

/** A link that was made on this page. */
interface MadeLink {
  readonly address: string;
  /** When it was used; null before. */
  readonly takenAt: Instant | null;
}

function FileItem({ orderNo, file, onLink }: FileProps) {
  const { t } = useLingui();
  const clock = useShop().now;
  const [now] = useState(clock);
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<MadeLink | null>(null);
  const item = useRef<HTMLLIElement>(null);
  useKeptFocus(`${isOpen} ${link?.address} ${link?.takenAt}`, () =>
    item.current === null ? null : item.current.querySelector<HTMLElement>('input, button'),
  );
  const title = t(DELIVERY_TEXTS[file.type](''));
  const shown = link?.takenAt ? { ...file, takenAt: link.takenAt } : file;
  const linked = (address: string | null): void => {
    setLink(address === null ? null : { address, takenAt: null });
    setOpen(false);
    onLink();
  };
  const mayAsk = newLinksLeft(file, now) > 0 && !isOpen && (link === null || link.takenAt !== null);
  return (
    <li className="order-sent-card" ref={item}>
      <div className="order-sent-text">
        <h3>{title}</h3>
        <FileStanding file={shown} now={now} />
      </div>
      {mayAsk && (
        <Button
          variant="line"
          size="sm"
          icon="mail"
          aria-label={t`Get a new link: ${title}`}
          onPress={() => setOpen(true)}
        >
          <Trans>Get a new link</Trans>
        </Button>
      )}
      {isOpen && (
        <div className="order-sent-form">
          <NewLink orderNo={orderNo} fileId={file.fileId} onLink={linked} />
        </div>
      )}
      {link !== null && <Download link={link} onTake={() => setLink({ ...link, takenAt: clock() })} />}
    </li>
  );
}

interface StandingProps {
  readonly file: CardFile;
  readonly now: Instant;
}

function FileStanding(props: StandingProps) {
  return (
    <>
      <p>
        <Plural value={props.file.cards} one="# card" other="# cards" />
      </p>
      <p>
        <LinkStanding {...props} />
      </p>
      <p>
        <LinksLeft {...props} />
      </p>
    </>
  );
}

function LinkStanding({ file, now }: StandingProps) {
  const { minute, day } = useFormats();
  const state = cardFileState(file, now);
  const { keptUntil, linkUntil, takenAt } = file;
  const days = CARD_FILE_KEPT_DAYS;
  if (state === 'preparing') return <Trans>Being made: the link comes by email.</Trans>;
  if (state === 'deleted') {
    const date = day(keptUntil!);
    return (
      <Trans>
        Deleted on {date}: a file is kept for {days} days.
      </Trans>
    );
  }
  const date = minute(takenAt ?? linkUntil!);
  if (state === 'taken') return <Trans>Downloaded on {date}</Trans>;
  if (state === 'open') return <Trans>Its link works once, until {date}</Trans>;
  return <Trans>Its link ended on {date}, unused</Trans>;
}

function LinksLeft({ file, now }: StandingProps) {
  const { day } = useFormats();
  const refusal = newLinkRefusal(file, now);
  if (refusal?._tag === 'NoNewLinkLeft')
    return <Trans>All new links were made. Write to us if the file is lost.</Trans>;
  if (refusal !== null) return null;
  const until = day(file.keptUntil!);
  const left = newLinksLeft(file, now);
  return (
    <Plural
      value={left}
      one={`# new link can be made until ${until}`}
      other={`# new links can be made until ${until}`}
    />
  );
}

interface NewLinkProps {
  readonly orderNo: string;
  readonly fileId: string;
  readonly onLink: (address: string | null) => void;
}

function NewLink({ orderNo, fileId, onLink }: NewLinkProps) {
  const { t } = useLingui();
  const address = useRef<string | null>(null);
  const remember = useCallback((made: string | null) => {
    address.current = made;
  }, []);
  const codes = useFileCodes(orderNo, fileId, remember);
  const minutes = ONE_TIME_CODE_LIFETIME_SECONDS / 60;
  return (
    <CodeEntry codes={codes} target={fileId} submitLabel={t`Make the link`} onDone={() => onLink(address.current)}>
      <Trans>
        A code is on its way to the email of the order. It is valid for {minutes} minutes. Nothing there? Look among
        unwanted mail.
      </Trans>
    </CodeEntry>
  );
}

interface DownloadProps {
  readonly link: MadeLink;
  readonly onTake: () => void;
}

function Download({ link: { address, takenAt }, onTake }: DownloadProps) {
  const { t } = useLingui();
  const hours = CARD_FILE_LINK_HOURS;
  const isTaken = takenAt !== null;
  return (
    <Notice tone="success" isLive title={isTaken ? t`The download has begun.` : t`Your new link is ready.`}>
      {!isTaken && (
        <p>
          <Trans>
            It works once, within {hours} hours; the link before it no longer does. Whoever has the file can use the
            cards.
          </Trans>
        </p>
      )}
      {/* A form, as on the page behind the link in the email. It stays in the page while the browser sends it. */}
      <form method="post" action={address} onSubmit={onTake} className="form-acts" hidden={isTaken}>
        <Button type="submit">{t`Download the file`}</Button>
      </form>
    </Notice>
  );
}
