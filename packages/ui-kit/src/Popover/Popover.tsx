/**
 * A small panel below its button: language list, account menu, cart preview. Opens by press and keyboard; with
 * `opensOnHover` by mouse hover too. Escape closes it and returns the focus to the button; leaving with Tab or pressing
 * elsewhere closes it too. Positioned with CSS only, so no style attributes are written.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import './Popover.css';

/** Properties of `Popover`. */
export interface PopoverProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** Accessible name of the button if its content is not sufficient. */
  triggerLabel?: string | undefined;
  triggerClassName?: string | undefined;
  /** Content; called with a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Name of the panel. */
  label: string;
  opensOnHover?: boolean | undefined;
  /** Edge where panel and button are aligned. Default `end`. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
}

const hoverDelayMs = 150;

export function Popover(props: PopoverProps) {
  const { trigger, triggerLabel, children, label, opensOnHover = false, align = 'end', className } = props;
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hover = useHover(setOpen, opensOnHover);
  useDismissal(root, isOpen, setOpen);

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
  };
  return (
    <div ref={root} className={classNames('o-popover', className)} onBlur={onBlur} {...hover}>
      <AriaButton
        className={props.triggerClassName ?? 'o-popover-trigger'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        {...(triggerLabel === undefined ? {} : { 'aria-label': triggerLabel })}
        onPress={() => setOpen(!isOpen)}
      >
        {trigger}
      </AriaButton>
      <div id={panelId} role="group" aria-label={label} className="o-popover-panel" data-align={align} hidden={!isOpen}>
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </div>
    </div>
  );
}

function useHover(setOpen: (isOpen: boolean) => void, isOn: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isOn) return {};
  const later = (isOpen: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(isOpen), hoverDelayMs);
  };
  return {
    onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && later(true),
    onPointerLeave: (event: { pointerType: string }) => event.pointerType === 'mouse' && later(false),
  };
}

function useDismissal(root: { current: HTMLElement | null }, isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement) === true) root.current.querySelector('button')?.focus();
      setOpen(false);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [root, isOpen, setOpen]);
}
