/**
 * Three kinds of dialog: `ask` has a safe answer and one or two others, `alert` one button, `buttonless` none (work in progress,
 * or content with its own actions). Escape gives the safe answer, which has the initial focus; the focus returns
 * afterwards.
 */
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button/index.ts';
import type { ButtonVariant } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import './Dialog.css';

/** A button of a dialog. */
export interface DialogAnswer {
  label: string;
  onPress: () => void;
  variant?: ButtonVariant | undefined;
  isLoading?: boolean | undefined;
}

interface DialogBase {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  /** Width: `md` 440 px (default), `lg` 720 px. */
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
}

/** Properties of `Dialog`, by kind. */
export type DialogProps =
  /** `stay` is the safe answer, also given by Escape and by pressing outside; `other` is another way to go on. */
  | (DialogBase & { kind: 'ask'; go: DialogAnswer; other?: DialogAnswer | undefined; stay: DialogAnswer })
  | (DialogBase & { kind: 'alert'; ok: DialogAnswer })
  /** Without `onClose` the user cannot close it. With `closeLabel` it shows a close button. */
  | (DialogBase & { kind: 'buttonless'; onClose?: (() => void) | undefined; closeLabel?: string | undefined });

export function Dialog(props: DialogProps) {
  const { isOpen, title, children, size = 'md', className } = props;
  const close = closing(props);
  return (
    <ModalOverlay
      className="o-dialog-scrim"
      isOpen={isOpen}
      isDismissable={close !== undefined && props.kind !== 'alert'}
      isKeyboardDismissDisabled={close === undefined}
      onOpenChange={(open) => {
        if (!open) close?.();
      }}
    >
      <Modal className="o-dialog-frame" data-size={size}>
        <AriaDialog
          role={props.kind === 'buttonless' ? 'dialog' : 'alertdialog'}
          className={`o-dialog ${className ?? ''}`}
        >
          <Heading slot="title" level={2} className="o-dialog-title">
            {title}
          </Heading>
          {props.kind === 'buttonless' && close !== undefined && props.closeLabel !== undefined && (
            <IconButton icon="close" label={props.closeLabel} onPress={close} className="o-dialog-close" />
          )}
          {children !== undefined && <div className="o-dialog-body">{children}</div>}
          <Answers {...props} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function closing(props: DialogProps): (() => void) | undefined {
  if (props.kind === 'ask') return props.stay.onPress;
  if (props.kind === 'alert') return props.ok.onPress;
  return props.onClose;
}

function Answers(props: DialogProps) {
  if (props.kind === 'buttonless') return null;
  if (props.kind === 'alert') {
    return (
      <div className="o-dialog-answers">
        <Answer {...props.ok} variant={props.ok.variant ?? 'primary'} isFirst />
      </div>
    );
  }
  return (
    <div className="o-dialog-answers">
      <Answer {...props.go} variant={props.go.variant ?? 'primary'} />
      {props.other && <Answer {...props.other} variant={props.other.variant ?? 'line'} />}
      <Answer {...props.stay} variant={props.stay.variant ?? 'line'} isFirst />
    </div>
  );
}

function Answer({ label, onPress, variant, isLoading, isFirst = false }: DialogAnswer & { isFirst?: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus, and the safe answer is the place for it
    <Button variant={variant} isLoading={isLoading} onPress={onPress} autoFocus={isFirst}>
      {label}
    </Button>
  );
}
