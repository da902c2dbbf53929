/**
 * One document: choose, see its name and size, replace or remove it. The same file may be chosen twice in a row. The
 * caller decides what is accepted and passes back an error; nothing is uploaded here.
 */
import { useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { classNames } from '../class-names.ts';
import { isFilled } from '../Field/index.ts';
import '../Field/Field.css';
import { FieldError } from '../FieldError/index.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { Sending } from '../Sending/index.ts';
import type { SentShare } from '../Sending/index.ts';
import './FileField.css';

/** A file on its way. */
export interface SentFile extends SentShare {
  /** Name of the button that stops it. */
  stopLabel: string;
  onStop: () => void;
}

/** Properties of `FileField`. */
export interface FileFieldProps {
  label: string;
  /** What the document must be, its formats and size. */
  hint?: string | undefined;
  /** Value of the file input's `accept`, for example "image/png,.pdf". */
  accept: string;
  /** The chosen file: its name, and its size as text. */
  file?: { name: string; size: string } | undefined;
  onSelect: (file: File) => void;
  onRemove: () => void;
  chooseLabel: string;
  replaceLabel: string;
  /** Name of the button with the bin; contains the label. */
  removeLabel: string;
  /** Opens the file; without it its name is only read. */
  onOpen?: (() => void) | undefined;
  /** Name of that link; contains the file's name or the label. */
  openLabel?: string | undefined;
  /** The file can be opened but not changed. */
  isReadOnly?: boolean | undefined;
  /** Sends a file once more that did not arrive. */
  retry?: { label: string; onPress: () => void } | undefined;
  /** Set while the file is being sent; shown with a spinner. */
  sendingLabel?: string | undefined;
  /** How far the file is sent, and what stops it. */
  sent?: SentFile | undefined;
  error?: string | undefined;
  /** Default `file`. */
  icon?: IconName | undefined;
  isDisabled?: boolean | undefined;
  inputId?: string | undefined;
  className?: string | undefined;
}

export function FileField(props: FileFieldProps) {
  const ownId = useId();
  const { label, hint, accept, file, onSelect, error, icon = 'file', inputId: id = ownId } = props;
  const input = useRef<HTMLInputElement>(null);
  const described = [hint !== undefined && `${id}-hint`, isFilled(error) && `${id}-error`];
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={classNames('o-field o-file', props.className)}
      data-invalid={isFilled(error) || undefined}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className="o-file-input"
        tabIndex={-1}
        accept={accept}
        disabled={props.isDisabled === true || props.isReadOnly === true}
        aria-invalid={isFilled(error) || undefined}
        aria-describedby={classNames(...described) || undefined}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (chosen !== undefined) onSelect(chosen);
        }}
      />
      <div className="o-file-row">
        <span className="o-file-mark">
          <Icon name={isFilled(error) ? 'alert' : icon} />
        </span>
        <div className="o-file-text">
          <label className="o-file-label" id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
          {file !== undefined && (
            <span className="o-file-name">
              <FileName {...props} name={file.name} />, <span className="o-amount">{file.size}</span>
            </span>
          )}
          {hint !== undefined && (
            <span className="o-field-description" id={`${id}-hint`}>
              {hint}
            </span>
          )}
          {isFilled(error) && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
        <Actions {...props} onChoose={() => input.current?.click()} />
      </div>
    </div>
  );
}

function FileName({ name, onOpen, openLabel }: Pick<FileFieldProps, 'onOpen' | 'openLabel'> & { name: string }) {
  return onOpen === undefined ? (
    <bdi>{name}</bdi>
  ) : (
    <Link onPress={onOpen} {...(openLabel === undefined ? {} : { 'aria-label': openLabel })}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function Actions(props: FileFieldProps & { onChoose: () => void }) {
  const { file, sendingLabel, isDisabled = false, onChoose } = props;
  if (sendingLabel !== undefined) return <StoppableSending label={sendingLabel} sent={props.sent} />;
  if (props.isReadOnly === true) return null;
  const retry = props.retry !== undefined && (
    <Button variant="line" size="sm" icon="refresh" isDisabled={isDisabled} onPress={props.retry.onPress}>
      {props.retry.label}
    </Button>
  );
  if (file === undefined) {
    return (
      <span className="o-file-actions">
        {retry}
        <Button variant="line" size="sm" icon="upload" isDisabled={isDisabled} onPress={onChoose}>
          {props.chooseLabel}
        </Button>
      </span>
    );
  }
  return (
    <span className="o-file-actions">
      {retry}
      <Icon name="check-circle" className="o-file-done" />
      <Link onPress={onChoose} isDisabled={isDisabled}>
        {props.replaceLabel}
      </Link>
      <IconButton icon="trash" label={props.removeLabel} isDisabled={isDisabled} onPress={props.onRemove} />
    </span>
  );
}

function StoppableSending({ label, sent }: { label: string; sent: SentFile | undefined }) {
  if (sent === undefined) return <Sending label={label} />;
  return (
    <span className="o-file-actions">
      <Sending label={label} sent={sent} />
      <Button variant="line" size="sm" onPress={sent.onStop}>
        {sent.stopLabel}
      </Button>
    </span>
  );
}
