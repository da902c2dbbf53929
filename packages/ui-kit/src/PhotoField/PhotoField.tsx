/**
 * A photo of the giver's: choose, view, replace or remove it. The same file may be chosen twice in a row. The caller
 * decides what is accepted and passes back an error; nothing is uploaded here.
 */
import { useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { classNames } from '../class-names.ts';
import { isFilled } from '../Field/index.ts';
import '../Field/Field.css';
import { FieldError } from '../FieldError/index.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Sending } from '../Sending/index.ts';
import type { SentShare } from '../Sending/index.ts';
import './PhotoField.css';

/** Properties of `PhotoField`. */
export interface PhotoFieldProps {
  label: string;
  optionalMark?: string | undefined;
  /** Formats and size, and where the photo will be shown. */
  hint?: string | undefined;
  /** Value of the file input's `accept`, for example "image/png,image/jpeg". */
  accept: string;
  /** The chosen photo: its name, and a URL to display it (object or data URL), null if it cannot be displayed. */
  photo?: { name: string; src: string | null } | undefined;
  onSelect: (file: File) => void;
  /** Without it the photo can only be replaced. */
  onRemove?: (() => void) | undefined;
  chooseLabel: string;
  /** Set if retrying the upload may help. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Set if the chosen photo can be cropped anew. */
  onAdjust?: (() => void) | undefined;
  adjustLabel?: string | undefined;
  /** Default `chooseLabel`. */
  replaceLabel?: string | undefined;
  removeLabel?: string | undefined;
  /** Set while the photo is being read or sent; shown with a spinner. */
  readingLabel?: string | undefined;
  /** How far it is sent, once that is known. */
  sent?: SentShare | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  inputId?: string | undefined;
  className?: string | undefined;
}

export function PhotoField(props: PhotoFieldProps) {
  const ownId = useId();
  const { label, optionalMark, hint, accept, photo, onSelect, error, inputId: id = ownId } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const described = [hint !== undefined && `${id}-hint`, isFilled(error) && `${id}-error`];
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classNames('o-field o-photo', props.className)}>
      <label className="o-field-label" id={`${id}-label`} htmlFor={id}>
        {label}
        {optionalMark !== undefined && <span className="o-field-optional"> {optionalMark}</span>}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className="o-photo-input"
        tabIndex={-1}
        accept={accept}
        disabled={props.isDisabled}
        aria-invalid={isFilled(error) || undefined}
        aria-describedby={classNames(...described) || undefined}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) onSelect(file);
        }}
      />
      <div className="o-photo-row" data-invalid={isFilled(error) || undefined}>
        <span className="o-photo-frame">
          {photo?.src == null ? <Icon name="image" size="lg" /> : <img src={photo.src} alt="" />}
        </span>
        <div className="o-photo-side">
          {photo !== undefined && (
            <span className="o-photo-name">
              <bdi>{photo.name}</bdi>
            </span>
          )}
          {hint !== undefined && (
            <span className="o-field-description" id={`${id}-hint`}>
              {hint}
            </span>
          )}
          <Actions {...props} onChoose={choose} />
        </div>
      </div>
      {isFilled(error) && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function Actions(props: PhotoFieldProps & { onChoose: () => void }) {
  const { photo, readingLabel, isDisabled = false, onChoose } = props;
  if (readingLabel !== undefined) return <Sending label={readingLabel} sent={props.sent} />;
  if (photo === undefined) {
    return (
      <Button
        variant="line"
        size="sm"
        icon="upload"
        isDisabled={isDisabled}
        onPress={onChoose}
        className="o-photo-choose"
      >
        {props.chooseLabel}
      </Button>
    );
  }
  return (
    <span className="o-photo-actions">
      {props.onRetry !== undefined && (
        <Link onPress={props.onRetry} isDisabled={isDisabled}>
          {props.retryLabel}
        </Link>
      )}
      {props.onAdjust !== undefined && (
        <Link onPress={props.onAdjust} isDisabled={isDisabled}>
          {props.adjustLabel}
        </Link>
      )}
      <Link onPress={onChoose} isDisabled={isDisabled}>
        {props.replaceLabel ?? props.chooseLabel}
      </Link>
      {props.onRemove !== undefined && (
        <Link onPress={props.onRemove} isDisabled={isDisabled}>
          {props.removeLabel}
        </Link>
      )}
    </span>
  );
}
