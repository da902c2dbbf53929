/** A file on its way: said once; how far it is is read when it is asked for. */
import { Spinner } from '../Spinner/index.ts';
import './Sending.css';

/** How much of a file is sent. */
export interface SentShare {
  /** From 0 to 1. */
  share: number;
  /** The share as text. */
  text: string;
}

/** Properties of `Sending`. */
export interface SendingProps {
  label: string;
  /** Undefined while it is unknown. */
  sent?: SentShare | undefined;
}

export function Sending({ label, sent }: SendingProps) {
  if (sent === undefined) return <Spinner label={label} showLabel />;
  return (
    <span className="o-sending">
      <Spinner label={label} showLabel />
      <progress value={sent.share} aria-label={label} aria-valuetext={sent.text} />
      <span className="o-amount" aria-hidden="true">
        {sent.text}
      </span>
    </span>
  );
}
