/**
 * A panel from the side of the screen: the menu on narrow screens. A native modal dialog, so it needs little code,
 * traps the focus, closes on Escape and restores the focus. It closes by itself above `closesAbovePx`, where the full
 * menu is shown.
 */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/index.ts';
import './Drawer.css';

/** Properties of `Drawer`. */
export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the panel, also its heading. */
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Shown at the head instead of the title, for example the logo. */
  head?: ReactNode;
  /** Side it opens from. Default `start`. */
  side?: 'start' | 'end' | undefined;
  /** Width of the screen, in px at a text size of 16 px, above which it closes. Default none. */
  closesAbovePx?: number | undefined;
  /** Whether a finger that moved from one px of the screen to another pushes it out. Default never. */
  closesBySwipe?: ((startPx: number, endPx: number) => boolean) | undefined;
  className?: string | undefined;
}

export function Drawer(props: DrawerProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    children,
    head,
    side = 'start',
    closesAbovePx,
    closesBySwipe,
    className,
  } = props;
  const panel = useRef<HTMLDialogElement>(null);
  const touched = useRef<number | null>(null);

  useEffect(() => {
    const dialog = panel.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  useEffect(() => {
    const dialog = panel.current;
    if (!isOpen || dialog === null) return undefined;
    // The dialog fills its panel, so a press on the dialog itself is a press on the backdrop.
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog.addEventListener('click', closeFromBackdrop);
    return () => dialog.removeEventListener('click', closeFromBackdrop);
  }, [isOpen, onClose]);

  useEffect(() => {
    if (!isOpen || closesAbovePx === undefined) return undefined;
    const wide = window.matchMedia(`(width > ${closesAbovePx / 16}em)`);
    const closeWhenWide = () => {
      if (wide.matches) onClose();
    };
    closeWhenWide();
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [isOpen, closesAbovePx, onClose]);

  return (
    <dialog
      ref={panel}
      className={classNames('o-drawer', className)}
      data-side={side}
      aria-label={title}
      onClose={onClose}
      onTouchStart={({ touches }) => {
        // Two fingers zoom.
        touched.current = touches.length === 1 ? touches[0]!.clientX : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const from = touched.current;
        touched.current = null;
        if (from !== null && closesBySwipe?.(from, changedTouches[0]!.clientX)) onClose();
      }}
    >
      {isOpen && (
        <div className="o-drawer-inside">
          <div className="o-drawer-head">
            {head ?? <h2 className="o-drawer-title">{title}</h2>}
            <IconButton icon="close" label={closeLabel} onPress={onClose} />
          </div>
          <div className="o-drawer-body">{children}</div>
        </div>
      )}
    </dialog>
  );
}
