/**
 * Notes on a card besides its texts and recipient: what travels with it, where it can be redeemed, when it is sent, what a company
 * states of it. Source: S3.3, S3.4, S3.6, S3.9, S6.12.
 */
import { Plural, Trans } from '@lingui/react/macro';
import type { RedeemablePlace } from '@offrande/domain/personalisation';
import type { ReactNode } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { type NotedLine, type NoteKind, notesOf } from './line-words.ts';

/** The chosen place; nothing for the whole store. */
export function PlaceWords({ place }: { readonly place: RedeemablePlace }) {
  if (place.type === 'wholeStore') return null;
  if (place.type === 'allExceptFood') return <Trans>Whole store except food</Trans>;
  const { text } = place;
  return (
    <Trans>
      To be spent at: <bdi>{text}</bdi>
    </Trans>
  );
}

/** What travels with each card: its name, or its name and price where it is still to be paid. */
export function ExtraWords({ what }: { readonly what: string }) {
  return (
    <Trans>
      With each card: <bdi>{what}</bdi>
    </Trans>
  );
}

/** Where the cards and their receivers come from. */
function FileWords({ name }: { readonly name: string }) {
  return (
    <Trans>
      From the file <bdi>{name}</bdi>
    </Trans>
  );
}

const NOTES: Readonly<Record<NoteKind, (props: NotedLine) => ReactNode>> = {
  file: ({ file }) => <FileWords name={file!.name} />,
  extra: Extra,
  place: ({ redeemablePlace }) => <PlaceWords place={redeemablePlace} />,
  date: ({ delivery: { date } }) => <Trans>On {date}</Trans>,
  customerId: ({ customerId }) => (
    <Trans>
      Customer ID: <bdi>{customerId}</bdi>
    </Trans>
  ),
  validity: ({ validMonths }) => <Plural value={validMonths} one="Valid # month" other="Valid # months" />,
};

function Extra({ extra }: NotedLine) {
  const { money } = useFormats();
  return extra !== null && <ExtraWords what={`${extra.name}, ${money(extra.amount)}`} />;
}

export function LineNotes(line: NotedLine) {
  return notesOf(line).map((kind) => {
    const Words = NOTES[kind];
    return (
      <span key={kind} className="checkout-note">
        <Words {...line} />
      </span>
    );
  });
}
